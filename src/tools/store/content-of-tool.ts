import { listSource } from '#content/read/list-source.ts';
import { contentOf } from '../engine/content-of.ts';
import type { QuestionnaireKey } from '../engine/questionnaire.ts';
import type { VersionContent } from '../engine/version.ts';
import { presentVersion } from './versions.ts';

/** A tool's words and numbers as visitors are asked by now, for a page that shows an example: asked with the tool's key. */
export const contentOfTool = listSource<VersionContent>({
  name: 'content-of-tool',
  tables: ['questionnaires'],
  versionsSql: `
    SELECT key AS asked, md5(id || ':' || xmin) AS version
      FROM questionnaires WHERE _status = 'published' AND key = ANY($1)`,
  read: async (key, locale) => contentOf(await presentVersion(key as QuestionnaireKey), locale),
});

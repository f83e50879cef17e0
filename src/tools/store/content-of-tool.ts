import { listSource } from '#content/read/list-source.ts';
import type { Locale } from '#ui/language/locales.ts';
import { contentOf } from '../engine/content-of.ts';
import type { QuestionnaireKey } from '../engine/questionnaire.ts';
import type { VersionContent } from '../engine/version.ts';
import { NoVersion, presentVersion } from './versions.ts';

const published = {
  tables: ['questionnaires'],
  versionsSql: `
    SELECT key AS asked, md5(id || ':' || xmin) AS version
      FROM questionnaires WHERE _status = 'published' AND key = ANY($1)`,
};

async function read(key: string, locale: Locale): Promise<VersionContent> {
  return contentOf(await presentVersion(key as QuestionnaireKey), locale);
}

/** A tool's words and numbers as visitors are asked by now, for a page that shows an example: asked with the tool's key. */
export const contentOfTool = listSource<VersionContent>({ name: 'content-of-tool', ...published, read });

/** A tool's questions as visitors are asked them by now; none while the tool has not been published. */
export const questionsOfTool = listSource<VersionContent['questions']>({
  name: 'questions-of-tool',
  ...published,
  read: (key, locale) =>
    read(key, locale).then(
      ({ questions }) => questions,
      (error) => {
        if (error instanceof NoVersion) return [];
        throw error;
      },
    ),
});

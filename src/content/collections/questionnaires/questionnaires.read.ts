import type { Locale } from '#ui/language/locales.ts';
import { toPlainData } from '../../fields/to-plain-data.ts';
import { contentService } from '../../read/content-service.ts';
import { findRecords } from '../../read/find-records.ts';
import { listSource } from '../../read/list-source.ts';

/** A questionnaire's published words and numbers in one language; nothing where none is published. */
export async function readQuestionnaire(key: string, locale: Locale) {
  const [stored] = await findRecords('questionnaires', { where: { key: { equals: key } }, limit: 1, locale });
  if (!stored) return undefined;
  const { fields } = (await contentService()).collections.questionnaires.config;
  return toPlainData(fields, stored, locale);
}

/** Names of the twelve houses of a questionnaire's chart; none where it has no chart. */
export const housesOfQuestionnaire = listSource<string[]>({
  name: 'houses-of-questionnaire',
  tables: ['questionnaires'],
  versionsSql: `
    SELECT key AS asked, md5(id || ':' || xmin) AS version
      FROM questionnaires WHERE _status = 'published' AND key = ANY($1)`,
  async read(key, locale) {
    const { houses = [] } = (await readQuestionnaire(key, locale)) ?? {};
    return houses.map(({ label }) => label);
  },
});

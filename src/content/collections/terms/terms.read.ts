import type { TermsVersion } from '../../articles.model.ts';
import { toPlainData } from '../../fields/to-plain-data.ts';
import { contentService } from '../../read/content-service.ts';
import { findRecords } from '../../read/find-records.ts';
import { listSource } from '../../read/list-source.ts';

/** Asked with anything: every published version, also those whose day is to come, the latest day first. */
export const allTerms = listSource<TermsVersion[]>({
  name: 'terms',
  tables: ['terms'],
  versionsSql: `
    SELECT asked, md5(string_agg(id || ':' || xmin, ',' ORDER BY id)) AS version
      FROM terms, unnest($1::text[]) AS asked WHERE _status = 'published' GROUP BY asked`,
  async read(_asked, locale) {
    const found = await findRecords('terms', { sort: ['-inForceFrom'], locale });
    const { fields } = (await contentService()).collections.terms.config;
    return found.map((stored) => {
      const { inForceFrom, whatChanged, body } = toPlainData(fields, stored, locale);
      return { inForceFrom, whatChanged, body };
    });
  },
});

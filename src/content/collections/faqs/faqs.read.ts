import { toPlainData } from '../../fields/to-plain-data.ts';
import type { Faq } from '../../model.ts';
import { contentService } from '../../read/content-service.ts';
import { findRecords } from '../../read/find-records.ts';
import { listSource } from '../../read/list-source.ts';

/** Published questions of a group, in the order that editors gave them. */
export const faqsOfGroup = listSource<Faq[]>({
  name: 'faqs-of-group',
  tables: ['faqs'],
  versionsSql: `
    SELECT "group"::text AS asked, md5(string_agg(id || ':' || xmin, ',' ORDER BY position, id)) AS version
      FROM faqs WHERE _status = 'published' AND "group"::text = ANY($1) GROUP BY "group"`,
  async read(group, locale) {
    const where = { group: { equals: group } };
    const found = await findRecords('faqs', { where, sort: ['position', 'id'], locale });
    const { fields } = (await contentService()).collections.faqs.config;
    return found.map((stored) => {
      const { position, ...faq } = toPlainData(fields, stored, locale);
      return faq;
    });
  },
});

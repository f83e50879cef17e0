import type { Faq } from '../../model.ts';
import { asVisitorsSee, contentService } from '../../read/content-service.ts';
import { listSource } from '../../read/list-source.ts';

/** Published questions of a group, in the order that editors gave them. */
export const faqsOfGroup = listSource<Faq[]>({
  name: 'faqs-of-group',
  tables: ['faqs'],
  versionsSql: `
    SELECT "group"::text AS asked, md5(string_agg(id || ':' || xmin, ',' ORDER BY position, id)) AS version
      FROM faqs WHERE _status = 'published' AND "group"::text = ANY($1) GROUP BY "group"`,
  async read(group) {
    const service = await contentService();
    const { docs } = await service.find({
      collection: 'faqs',
      where: { group: { equals: group } },
      sort: ['position', 'id'],
      ...asVisitorsSee,
    });
    return docs.map(({ key, group: inGroup, question, answer }) => ({
      key,
      group: inGroup,
      question,
      answer,
    }));
  },
});

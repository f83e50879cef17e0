import { toPlain } from '../../fields/to-plain.ts';
import type { Opening } from '../../model.ts';
import { asVisitorsRead, contentService } from '../../read/content-service.ts';
import { listSource } from '../../read/list-source.ts';

/** Asked with anything: every published opening, those that have closed among them, the next to close first. */
export const allOpenings = listSource<Opening[]>({
  name: 'openings',
  tables: ['careers'],
  versionsSql: `
    SELECT asked, md5(string_agg(id || ':' || xmin, ',' ORDER BY closes_on, id)) AS version
      FROM careers, unnest($1::text[]) AS asked WHERE _status = 'published' GROUP BY asked`,
  async read(_asked, locale) {
    const service = await contentService();
    const { docs } = await service.find({
      collection: 'careers',
      sort: ['closesOn', 'id'],
      ...asVisitorsRead(locale),
    });
    const { fields } = service.collections.careers.config;
    return docs.map((stored) => ({ id: stored.id, ...toPlain(fields, stored, locale) }));
  },
});

import { dateInIndia } from '#platform/clock.ts';
import { database } from '#platform/database.ts';
import { toPlainData } from '../../fields/to-plain-data.ts';
import type { Opening } from '../../model.ts';
import { contentService } from '../../read/content-service.ts';
import { findRecords } from '../../read/find-records.ts';
import { listSource } from '../../read/list-source.ts';

/** Asked with anything: every published opening, those that have closed among them, the next to close first. */
export const allOpenings = listSource<Opening[]>({
  name: 'openings',
  tables: ['careers'],
  versionsSql: `
    SELECT asked, md5(string_agg(id || ':' || xmin, ',' ORDER BY closes_on, id)) AS version
      FROM careers, unnest($1::text[]) AS asked WHERE _status = 'published' GROUP BY asked`,
  async read(_asked, locale) {
    const found = await findRecords('careers', { sort: ['closesOn', 'id'], locale });
    const { fields } = (await contentService()).collections.careers.config;
    const postedOn = await firstPublished(found.map(({ id }) => id));
    return found.map((stored) => ({
      id: stored.id,
      postedOn: postedOn.get(stored.id) ?? dateInIndia(new Date(stored.updatedAt)),
      ...toPlainData(fields, stored, locale),
    }));
  },
});

/** The day in India of each one's first published version; of its versions the last twenty are kept. */
async function firstPublished(ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await database().query<{ id: number; day: string }>(
    `SELECT parent_id AS id, to_char(min(created_at) AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS day
       FROM _careers_v WHERE version__status = 'published' AND parent_id = ANY($1) GROUP BY parent_id`,
    [ids],
  );
  return new Map(rows.map(({ id, day }) => [id, day]));
}

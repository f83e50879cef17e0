import { database } from '#platform/database.ts';
import { contentCollections } from '../collections.ts';
import { tableOf } from '../content-collection.ts';

/** A record that is to go live, or to be taken off, and when. */
export type Scheduled = {
  collection: string;
  id: number;
  does: 'publish' | 'unpublish';
  moment: Date;
  /** Version of the draft with this schedule: a draft that is saved later is another one. */
  versionId: number;
};

/** All that is scheduled, the next first; asked of the database alone, since mostly there is nothing to do. */
export async function readScheduled(until?: Date): Promise<Scheduled[]> {
  const { rows } = await database().query<Scheduled>(
    `SELECT * FROM (${scheduledSql(await scheduledCollections())}) scheduled
      WHERE moment <= coalesce($1::timestamptz, 'infinity') ORDER BY moment, collection, id LIMIT 500`,
    [until ?? null],
  );
  return rows;
}

/**
 * Reads the newest version, which is what an editor sees: for a published record this is often a draft.
 * @param slugs of collections of ours: their names become part of the statement
 */
export function scheduledSql(slugs: readonly string[]): string {
  return slugs
    .map((slug) => {
      const table = tableOf({ slug });
      return `
        SELECT '${slug}' AS collection, v.parent_id AS id, 'publish' AS does, v.version_publish_at AS moment,
               v.id AS "versionId"
          FROM _${table}_v v WHERE v.latest AND v.version__status = 'draft' AND v.version_publish_at IS NOT NULL
        UNION ALL
        SELECT '${slug}', v.parent_id, 'unpublish', v.version_unpublish_at, v.id
          FROM _${table}_v v JOIN ${table} record ON record.id = v.parent_id
         WHERE v.latest AND v.version_unpublish_at IS NOT NULL AND record._status = 'published'`;
    })
    .join(' UNION ALL ');
}

let known: readonly string[] | undefined;

/** Those whose versions have such days; a collection's own configuration needs more of the house than there is here. */
async function scheduledCollections(): Promise<readonly string[]> {
  if (known) return known;
  const { rows } = await database().query<{ table: string }>(
    `SELECT table_name AS table FROM information_schema.columns WHERE column_name = 'version_publish_at'`,
  );
  const tables = new Set(rows.map(({ table }) => table));
  known = contentCollections.map(({ slug }) => slug).filter((slug) => tables.has(`_${tableOf({ slug })}_v`));
  return known;
}

/** A schedule as an editor knows it: by the record's name and the person who set it. */
export type Planned = Scheduled & { title: string; who: string };

export async function readPlanned(): Promise<Planned[]> {
  const scheduled = await readScheduled();
  // A page's first day may be one editor's, and its last day another's.
  const { rows } = await database().query<{ title: string; who: string; key: string }>(
    `SELECT DISTINCT ON (collection, record_id, does) title, who, collection || '/' || record_id || '/' || does AS key
       FROM content.changes WHERE does IN ('scheduled', 'scheduled-off')
        AND collection || '/' || record_id = ANY ($1) ORDER BY collection, record_id, does, id DESC`,
    [scheduled.map(({ collection, id }) => `${collection}/${id}`)],
  );
  const set = new Map(rows.map((row) => [row.key, row]));
  return scheduled.map((each) => {
    const kind = each.does === 'publish' ? 'scheduled' : 'scheduled-off';
    const { title = `Number ${each.id}`, who = '' } = set.get(`${each.collection}/${each.id}/${kind}`) ?? {};
    return { ...each, title, who };
  });
}

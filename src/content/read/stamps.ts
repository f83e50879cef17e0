import { database } from '#platform/database.ts';

/**
 * What is published and when it changed last, without opening the content service: a start that finds every
 * page already drawn needs no more than this.
 */
export type Stamp = { id: number; path: string; stamp: string; isIndexed?: boolean };

const changedAt = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSMS')`;

export async function readPageStamps(): Promise<Stamp[]> {
  const { rows } = await database().query<Stamp>(
    `SELECT id, path, is_indexed AS "isIndexed", ${changedAt('updated_at')} AS stamp FROM pages WHERE _status = 'published' ORDER BY id`,
  );
  return rows;
}

export async function readPostStamps(): Promise<Stamp[]> {
  const { rows } = await database().query<Stamp>(
    `SELECT id, '/blog/' || slug AS path, ${changedAt('updated_at')} AS stamp FROM blog_posts WHERE _status = 'published' ORDER BY id`,
  );
  return rows;
}

/** One text that changes whenever something does that stands on many pages. */
export async function readSharedStamp(): Promise<string> {
  const tables = ['site_settings', 'menus', 'faqs', 'blog_posts', 'legal_documents'];
  const parts = tables.map(
    (table) => `SELECT '${table}' AS name, count(*) AS rows, max(updated_at) AS latest FROM ${table}`,
  );
  const { rows } = await database().query<{ stamp: string }>(
    `SELECT md5(string_agg(concat_ws(':', name, rows, ${changedAt('latest')}), '|' ORDER BY name)) AS stamp
       FROM (${parts.join(' UNION ALL ')}) AS shared`,
  );
  return rows[0]?.stamp ?? '';
}

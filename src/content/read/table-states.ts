import { database } from '#platform/database.ts';

/** For each table a text that is another one after any committed change in it (`xmin`: who wrote a row last). */
export async function readTableStates(tables: readonly string[]): Promise<Record<string, string>> {
  const parts = tables.map(
    (table) =>
      `SELECT '${nameOf(table)}' AS name, coalesce(md5(string_agg(id || ':' || xmin, ',' ORDER BY id)), '') AS state FROM ${table}`,
  );
  const { rows } = await database().query<{ name: string; state: string }>(parts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}

/** A table's name without its schema: by it changes are announced. */
export function nameOf(table: string): string {
  return table.slice(table.indexOf('.') + 1);
}

import { database } from '#platform/database.ts';

/** The number of the case that came last, so that a page can tell later what has come since; 0 while there is none. */
export async function newestCase(): Promise<number> {
  const { rows } = await database().query<{ id: number | null }>({
    name: 'newest-case',
    text: 'select max(id) as id from cases',
  });
  return rows[0]?.id ?? 0;
}

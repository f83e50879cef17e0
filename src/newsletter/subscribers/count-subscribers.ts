import { database } from '#platform/database.ts';

/** How many would get an issue now. */
export async function countSubscribers(): Promise<number> {
  const { rows } = await database().query<{ count: number }>(
    `select count(*)::int as count from newsletter_subscribers where state = 'confirmed'`,
  );
  return rows[0]?.count ?? 0;
}

import type pg from 'pg';
import { database } from '#platform/database.ts';
import { env } from '#platform/env.ts';

/** Whether a program can fetch enquiries: a key is set in the environment, or was made on the desk. */
export async function readIsFeedOpen(): Promise<boolean> {
  if (env().feedKey) return true;
  const { rowCount } = await database().query('select from enquiry.feed_keys limit 1');
  return rowCount === 1;
}

/** Has pages that say so rendered again once this transaction is committed: for them it is one of the settings. */
export async function publishIsFeedOpen(client: pg.ClientBase): Promise<void> {
  await client.query('update site_settings set updated_at = updated_at');
}

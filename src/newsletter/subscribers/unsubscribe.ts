import type pg from 'pg';
import { database } from '#platform/database.ts';
import { subscriberOfToken } from './unsubscribe-token.ts';

/**
 * Ends all mail to someone from this moment on, and keeps the hash of their address. The answer is the same for people
 * who have left before, or are not there any more.
 * @returns false only for an address that we never gave to anyone
 */
export async function leave(
  key: string,
  client: Pick<pg.ClientBase, 'query'> = database(),
): Promise<boolean> {
  const id = subscriberOfToken(key);
  if (id === undefined) return false;
  await unsubscribe(client, id);
  return true;
}

/** The same by someone's number, as they have asked us to. @returns false when they had left before */
export async function unsubscribe(client: Pick<pg.ClientBase, 'query'>, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `update newsletter_subscribers
        set state = 'unsubscribed', unsubscribed_at = now(), email = null, source = null, confirm_hash = null,
            updated_at = now()
      where id = $1 and state <> 'unsubscribed'`,
    [id],
  );
  return rowCount === 1;
}

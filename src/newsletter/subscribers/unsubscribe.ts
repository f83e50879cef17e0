import { database } from '#platform/database.ts';
import { subscriberOfToken } from './unsubscribe-token.ts';

/**
 * Anyone who leaves is written to no more, from this moment on. Of their address the coded form stays. Who has left
 * before, or is not there any more, is told the same.
 * @returns false only for an address that we never gave to anyone
 */
export async function leave(key: string): Promise<boolean> {
  const id = subscriberOfToken(key);
  if (id === undefined) return false;
  await database().query(
    `update newsletter_subscribers
        set state = 'unsubscribed', unsubscribed_at = now(), email = null, source = null, confirm_hash = null,
            updated_at = now()
      where id = $1 and state <> 'unsubscribed'`,
    [id],
  );
  return true;
}

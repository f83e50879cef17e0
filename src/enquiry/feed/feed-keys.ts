import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { publishIsFeedOpen } from '#content/collections/site-settings/feed-open.ts';
import { database } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { hashToken } from '#platform/ids.ts';
import { isSameSecret } from '#platform/secrets.ts';

/**
 * Keys that open the feed. One from the desk is shown once and kept as a digest; one can be set in the environment. With
 * the key that a program sends, its answer is signed, so that it can check with a stock library what it has fetched.
 */
export type FeedKey = {
  id: number;
  name: string;
  madeBy: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** In the form that libraries for standardwebhooks.com take for a secret. */
const keyPattern = /^whsec_[A-Za-z0-9+/]{43}=$/;

export async function feedKeys(): Promise<FeedKey[]> {
  const { rows } = await database().query<FeedKey>(
    `select id, name, made_by as "madeBy", created_at as "createdAt", last_used_at as "lastUsedAt"
     from enquiry.feed_keys order by id`,
  );
  return rows;
}

/** @returns the key, which no one can read again */
export async function makeFeedKey(
  client: pg.ClientBase,
  { name, by }: { name: string; by: string },
): Promise<string> {
  const key = `whsec_${randomBytes(32).toString('base64')}`;
  await client.query('insert into enquiry.feed_keys (name, digest, made_by) values ($1, $2, $3)', [
    name,
    hashToken(key),
    by,
  ]);
  await publishIsFeedOpen(client);
  return key;
}

/** @returns its name, or nothing when there is none */
export async function endFeedKey(client: pg.ClientBase, id: number): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    'delete from enquiry.feed_keys where id = $1 returning name',
    [id],
  );
  await publishIsFeedOpen(client);
  return rows[0]?.name;
}

/** @returns what its use is counted by, or nothing for a key that opens nothing */
export async function acceptFeedKey(key: string): Promise<string | undefined> {
  if (!keyPattern.test(key)) return undefined;
  const { feedKey } = env();
  if (feedKey && isSameSecret(feedKey, key)) return 'environment';
  const { rows } = await database().query<{ id: number }>({
    name: 'accept-feed-key',
    text: `update enquiry.feed_keys set last_used_at = now() where digest = $1 returning id`,
    values: [hashToken(key)],
  });
  return rows[0] && `desk ${rows[0].id}`;
}

export function signingKeyOf(key: string): Buffer {
  return Buffer.from(key.slice('whsec_'.length), 'base64');
}

/** Answers of saves that carried an `Idempotency-Key`, good for 24 hours. */

import type pg from 'pg';
import { database } from '#platform/database.ts';
import type { Idempotency } from '../guards/idempotency-key.ts';
import type { Saved } from '../submit/submission.ts';
import { SaveRefused } from './save-refused.ts';

/**
 * The first answer under this key, or nothing when the key is new.
 * @throws SaveRefused 'key-reused' when the key was used with other answers in the form
 */
export async function findStoredResponse(
  { scope, key, bodyHashes }: Idempotency,
  client: Pick<pg.ClientBase, 'query'> = database(),
): Promise<Saved | undefined> {
  const { rows } = await client.query<{ body_hash: string; response: Saved }>({
    name: 'find-answer',
    text: `select body_hash, response from enquiry.idempotency_keys
      where call = $1 and key = $2 and created_at > now() - interval '24 hours'`,
    values: [scope, key],
  });
  const [found] = rows;
  if (found && !bodyHashes.includes(found.body_hash)) throw new SaveRefused('key-reused');
  return found?.response;
}

/**
 * Keeps the answer in the transaction that saves. Of two at once the second waits here for the first.
 * @throws SaveRefused 'key-taken' when the other one was first
 */
export async function storeResponse(
  client: pg.ClientBase,
  { scope, key, bodyHashes }: Idempotency,
  saved: Saved,
) {
  const { rowCount } = await client.query({
    name: 'keep-answer',
    text: `insert into enquiry.idempotency_keys as kept (call, key, body_hash, response) values ($1, $2, $3, $4)
      on conflict (call, key) do update
        set body_hash = excluded.body_hash, response = excluded.response, created_at = now()
        where kept.created_at <= now() - interval '24 hours'`,
    values: [scope, key, bodyHashes[0], JSON.stringify(saved)],
  });
  if (rowCount === 0) throw new SaveRefused('key-taken');
}

import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { database } from '#platform/database.ts';

/**
 * What has been seeded, record by record: from which text, and in what state the record was then. It tells a
 * record that nobody has touched from one that staff have changed, and one that is new in this version from one
 * that staff have deleted.
 */
export type LedgerRow = {
  /** Slug of the collection; of a global, whose key is empty, its own. */
  collection: string;
  key: string;
  recordId: number;
  /** Digest of the seed that the record was made from; empty where that was before there was a ledger. */
  seedDigest: string;
  isTouched: boolean;
  isThere: boolean;
};

export async function readLedger(): Promise<LedgerRow[]> {
  const { rows } = await database().query<LedgerRow>(`
    SELECT collection, key, record_id AS "recordId", seed_digest AS "seedDigest",
           seeded_state IS DISTINCT FROM content.record_state(collection, record_id) AS "isTouched",
           content.record_state(collection, record_id) IS NOT NULL AS "isThere"
      FROM content.seeded`);
  return rows;
}

type Entry = { collection: string; key: string; recordId: number; seedDigest: string };
type TransactionId = string | number;

/**
 * Notes a record as seeded, in the state that it has now, in the transaction that made it so.
 * @param isOurs false keeps a record that staff have touched in the staff's hands
 */
export async function noteSeeded(
  service: Payload,
  id: TransactionId,
  entry: Entry,
  isOurs = true,
): Promise<void> {
  const { collection, key, recordId, seedDigest } = entry;
  await transactionOf(service, id).execute(sql`
    INSERT INTO content.seeded (collection, key, record_id, seed_digest, seeded_state)
    VALUES (${collection}, ${key}, ${recordId}, ${seedDigest},
            CASE WHEN ${isOurs} THEN content.record_state(${collection}, ${recordId}) ELSE 'touched' END)
    ON CONFLICT (collection, key) DO UPDATE SET
      record_id = excluded.record_id, seed_digest = excluded.seed_digest, seeded_state = excluded.seeded_state`);
}

/** The seed is none of this project's any more. */
export async function forgetSeeded(
  service: Payload,
  id: TransactionId,
  { collection, key }: Pick<Entry, 'collection' | 'key'>,
): Promise<void> {
  await transactionOf(service, id).execute(
    sql`DELETE FROM content.seeded WHERE collection = ${collection} AND key = ${key}`,
  );
}

function transactionOf(service: Payload, id: TransactionId) {
  const session = service.db.sessions?.[id];
  if (!session) throw new Error('The content service lost its transaction.');
  // The adapter's own type for it is unknown; a transaction is asked like the database itself.
  return session.db as typeof service.db.drizzle;
}

import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { transactionOf } from '../service-transaction.ts';
import type { Seed } from './read-seed-files.ts';

type Entry = {
  collection: string;
  key: string;
  recordId: number;
  seedDigest: string;
  /** The seed of a record that is merged at the next change of its seed. */
  seed?: Seed;
  /** Its translations, by language. */
  translations?: Readonly<Record<string, Seed>>;
};
type TransactionId = string | number;

/** Notes a record as seeded, in the state that it has now, in the transaction that made it so. */
export async function recordSeeded(service: Payload, id: TransactionId, entry: Entry): Promise<void> {
  const { collection, key, recordId, seedDigest, seed, translations } = entry;
  const statement = sql`
    INSERT INTO content.seeded (collection, key, record_id, seed_digest, seed, translations, seeded_state)
    VALUES (${collection}, ${key}, ${recordId}, ${seedDigest}, ${asJson(seed)}::jsonb, ${asJson(translations)}::jsonb,
            content.record_state(${collection}, ${recordId}))
    ON CONFLICT (collection, key) DO UPDATE SET
      record_id = excluded.record_id, seed_digest = excluded.seed_digest,
      seed = excluded.seed, translations = excluded.translations, seeded_state = excluded.seeded_state`;
  await service.db.execute({ db: transactionOf(service, id), sql: statement });
}

const asJson = (value: unknown) => (value ? JSON.stringify(value) : null);

/** The seed is none of this project's any more. */
export async function deleteSeeded(
  service: Payload,
  id: TransactionId,
  { collection, key }: Pick<Entry, 'collection' | 'key'>,
): Promise<void> {
  const statement = sql`DELETE FROM content.seeded WHERE collection = ${collection} AND key = ${key}`;
  await service.db.execute({ db: transactionOf(service, id), sql: statement });
}

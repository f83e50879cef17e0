import { database } from '#platform/database.ts';
import type { Seed } from './read-seed-files.ts';

/**
 * The ledger of seeded records: from which text each was made, and in what state it was then. It distinguishes a
 * record that no one has touched from one that staff have changed, and one that is new in this version from one
 * that staff have deleted.
 */
export type LedgerRow = {
  /** Slug of the collection; of a global, whose key is empty, its own. */
  collection: string;
  key: string;
  recordId: number;
  /** The seed and the translations that the record was made from (`digestOf`); empty where that was before there was a ledger. */
  seedDigest: string;
  /** The seed itself, of settings and menus. */
  seed?: Seed;
  /** Its translations, by language; absent where the record was made before they were kept. */
  translations?: Readonly<Record<string, Seed>>;
  isTouched: boolean;
  isThere: boolean;
};

export async function readLedger(): Promise<LedgerRow[]> {
  const { rows } = await database().query<LedgerRow>(`
    SELECT collection, key, record_id AS "recordId", seed_digest AS "seedDigest", seed, translations,
           seeded_state IS DISTINCT FROM state AS "isTouched", state IS NOT NULL AS "isThere"
      FROM content.seeded
           -- OFFSET keeps the planner from asking for each state twice: that is most of the query's time.
           CROSS JOIN LATERAL (SELECT content.record_state(collection, record_id) AS state OFFSET 0) AS present`);
  return rows;
}

import { database } from '#platform/database.ts';

/** Removes what has served its time: kept answers after 24 hours, solutions that would be refused as expired. */
export async function deleteExpiredKeysAndSolutions(): Promise<void> {
  await database().query(
    `delete from enquiry.idempotency_keys where created_at < now() - interval '24 hours'`,
  );
  // A margin, since the clocks of the database and of an instance may differ.
  await database().query(`delete from enquiry.spent_solutions where expires_at < now() - interval '1 hour'`);
}

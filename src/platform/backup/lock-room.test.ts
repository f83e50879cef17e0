import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../database.ts';
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { explainLocks, NoRoomForLocks, readLockRoom } from './lock-room.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.remove());

const errorOf = (statement: string) =>
  database()
    .query(statement)
    .then(
      () => undefined,
      (error: unknown) => error,
    );

test('each table and index of ours counts, and none of the server’s own', async () => {
  const empty = await readLockRoom(database());
  await database().query('create table counted (id int primary key)');
  const { needed, provided } = await readLockRoom(database());
  expect(needed - empty.needed).toBe(12);
  expect(provided).toBeGreaterThan(10_000);
});

test('a server that runs out of room for locks is answered with what to set, any other error as it is', async () => {
  const missing = await errorOf('select from nothing_of_this_name');
  expect(explainLocks(missing)).toBe(missing);
  // Its locks are let go of after it is answered, so nothing is asked behind it.
  const full = await errorOf('select pg_advisory_xact_lock(each) from generate_series(1, 1000000) as each');
  expect(full).toMatchObject({ message: 'out of shared memory' });
  expect(explainLocks(full)).toBeInstanceOf(NoRoomForLocks);
  expect(explainLocks(full)).toMatchObject({ message: expect.stringContaining('max_locks_per_transaction') });
});

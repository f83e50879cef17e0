import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { database } from './database.ts';
import { describeError } from './log.ts';
import { startTestDatabase, type TestDatabase } from './testing/test-database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  vi.stubEnv('DATA_DIR', db.dataDir);
});
afterAll(() => db.remove());

const secret = 'Rekha Pillai 98200';

test.each([
  ['select $1::int', [secret]],
  ['select $1::date', [secret]],
  [`select '{"name": "${secret}", oops'::json`, []],
  ["select $1::interval + interval '1 day'", [secret]],
])('the database’s message about %s is logged without values', async (statement, values) => {
  const error = await database()
    .query(statement, values)
    .catch((failure: unknown) => failure);
  expect(error).toHaveProperty('severity');
  const wrapped = Object.assign(new Error(`Failed query: ${statement}\nparams: ${secret}`), {
    query: statement,
  });
  for (const each of [error, wrapped, new Error(`It failed: ${error}`, { cause: error })]) {
    const said = JSON.stringify(describeError(each));
    expect(said).not.toMatch(/Rekha|Pillai|98200/);
    expect(said).toContain('"message":"');
  }
});

test('a message of our own is logged unchanged', () => {
  const error = new Error("There is no column 'place' in the list of 12345 cities.");
  expect(describeError(error).message).toBe(error.message);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closeDatabase, DatabaseUnavailable, database, inTransaction, setDatabaseUrl } from './database.ts';
import { consume, consumeByAddress, consumeWithin, forgetAttempts } from './rate-limits.ts';
import { startTestDatabase, type TestDatabase } from './testing/test-database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  vi.stubEnv('DATA_DIR', db.dataDir);
});
afterAll(() => db.remove());

test('so many are allowed, then the wait is returned; another key and another limit are not touched', async () => {
  const limit = { name: 'tests', points: 3, seconds: 60 };
  const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => consume(limit, '198.51.100.1')));
  expect(outcomes.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
  const refused = outcomes.find(({ isAllowed }) => !isAllowed);
  expect(refused?.retryAfterSeconds).toBeGreaterThan(55);
  expect(refused?.retryAfterSeconds).toBeLessThanOrEqual(60);
  expect((await consume(limit, '198.51.100.2')).isAllowed).toBe(true);
  expect((await consume({ ...limit, name: 'other' }, '198.51.100.1')).isAllowed).toBe(true);
});

test('a limit that is reached is a line in the log, without the person or the network', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const limit = { name: 'noted', points: 1, seconds: 60 };
  await consume(limit, '198.51.100.9');
  await consume(limit, '198.51.100.9');
  const lines = written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('noted'));
  written.mockRestore();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', event: 'limit reached', limit: 'noted' });
  expect(lines[0]).not.toContain('198.51');
});

test('points come back when their time is over', async () => {
  const limit = { name: 'short', points: 1, seconds: 1 };
  expect((await consume(limit, 'a')).isAllowed).toBe(true);
  expect((await consume(limit, 'a')).isAllowed).toBe(false);
  await new Promise((done) => setTimeout(done, 1100));
  expect((await consume(limit, 'a')).isAllowed).toBe(true);
});

test('an IPv6 client is counted by its /64, and its /48 has ten times as much', async () => {
  const limit = { name: 'networks', points: 2, seconds: 60 };
  const take = (address: string) => consumeByAddress(limit, address);
  expect((await take('2001:db8:1:1::1')).isAllowed).toBe(true);
  expect((await take('2001:DB8:1:1:ffff:ffff:ffff:ffff')).isAllowed).toBe(true);
  const refused = await take('2001:db8:1:1::2');
  expect(refused.isAllowed).toBe(false);
  expect(refused.retryAfterSeconds).toBeGreaterThan(55);
  for (let subnet = 2; subnet < 20; subnet += 1)
    expect((await take(`2001:db8:1:${subnet.toString(16)}::1`)).isAllowed).toBe(true);
  expect((await take('2001:db8:1:aaaa::1')).isAllowed).toBe(false);
  expect((await take('2001:db8:2:1::1')).isAllowed).toBe(true);
});

test('an IPv4 address counts alike however it is written, and its neighbours do not count with it', async () => {
  const limit = { name: 'mapped', points: 2, seconds: 60 };
  const take = (address: string) => consumeByAddress(limit, address);
  expect((await take('198.51.100.1')).isAllowed).toBe(true);
  expect((await take('::ffff:198.51.100.1')).isAllowed).toBe(true);
  expect((await take('::FFFF:C633:6401')).isAllowed).toBe(false);
  expect((await take('198.51.100.2')).isAllowed).toBe(true);
});

test('keys are stored as hashes only', async () => {
  await consume({ name: 'private', points: 1, seconds: 60 }, '+919820012345');
  const { rows } = await database().query(`select key from limits.attempts where key like 'private:%'`);
  expect(rows).toHaveLength(1);
  expect(rows[0].key).not.toContain('9820012345');
});

test('a counter goes once its time is over, and no other', async () => {
  const counters = async () =>
    (await database().query(`select key from limits.attempts where key like 'gone:%' or key like 'stays:%'`))
      .rows;
  await consume({ name: 'gone', points: 1, seconds: 1 }, 'a');
  await consume({ name: 'stays', points: 1, seconds: 60 }, 'a');
  await forgetAttempts();
  expect(await counters()).toHaveLength(2);
  await database().query(`update limits.attempts set expire = expire - 2000 where key like 'gone:%'`);
  await forgetAttempts();
  expect(await counters()).toMatchObject([{ key: expect.stringMatching(/^stays:/) }]);
});

test('a point that was taken within a transaction leaves nothing that uses its connection afterwards', async () => {
  const limit = { name: 'within', points: 1, seconds: 60 };
  await inTransaction(async (client) => {
    const asked = vi.spyOn(client, 'query');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    expect((await consumeWithin(client, { limit, key: 'a' })).isAllowed).toBe(true);
    const before = asked.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked.mock.calls).toHaveLength(before);
    vi.useRealTimers();
    asked.mockRestore();
  });
});

test('without a database it says so instead of letting everybody through', async () => {
  await closeDatabase();
  setDatabaseUrl('postgres://site:x@127.0.0.1:1/postgres');
  await expect(consume({ name: 'tests', points: 3, seconds: 60 }, 'a')).rejects.toThrow(DatabaseUnavailable);
  await closeDatabase();
  setDatabaseUrl(db.url);
});

import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { database, databaseUrl } from '#platform/database.ts';
import { isAnotherListening, type Listening } from '#platform/listen.ts';
import { startTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { listenForChanges, parseNotice } from './change-feed.ts';
import type { ChangeNotice } from './publish-source.ts';

let server: TestDatabase;
let feed: Listening;
const notices: ChangeNotice[] = [];
let connections = 0;

beforeAll(async () => {
  server = await startTestDatabase();
  feed = listenForChanges({
    onConnected: () => {
      connections += 1;
    },
    onNotice: (notice) => notices.push(notice),
  });
}, 60_000);
afterAll(async () => {
  await feed.stop();
  await server.remove();
}, 60_000);

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

async function change(payload: string): Promise<void> {
  await database().query(`select pg_notify('page_changed', $1)`, [payload]);
}

test('a committed change is heard, also after the connection was lost', async () => {
  await eventually(() => expect(connections).toBe(1));
  await change('{"table":"pages","id":12}');
  await eventually(() => expect(notices).toEqual([{ table: 'pages', id: 12 }]));

  await database().query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listener'`,
  );
  await eventually(() => expect(connections).toBe(2));
  await change('{"table":"menus"}');
  await eventually(() => expect(notices.at(-1)).toEqual({ table: 'menus', id: undefined }));
});

test('an instance knows whether another one listens as well, and does not take itself or the staff side for it', async () => {
  await eventually(() => expect(connections).toBeGreaterThan(0));
  const connect = async (application_name: string) => {
    const client = new pg.Client({ connectionString: databaseUrl(), application_name });
    await client.connect();
    return client;
  };
  const staff = await connect('staff listener');
  expect(await isAnotherListening()).toBe(false);
  const other = await connect('listener');
  expect(await isAnotherListening()).toBe(true);
  await Promise.all([staff.end(), other.end()]);
});

test.each([
  ['{"table":"pages","id":12}', { table: 'pages', id: 12 }],
  ['{"table":"menus"}', { table: 'menus' }],
  ['12', { table: 'undefined' }],
  ['not json', { table: 'unknown' }],
  ['', { table: 'unknown' }],
])('the notice %s is understood', (payload, notice) => {
  expect(parseNotice(payload)).toEqual(notice);
});

import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { generateX25519Identity } from 'age-encryption';
import { allFileStores } from '#main/backup/all-file-stores.ts';
import { makeBackup } from '#main/backup/make-backup.ts';
import { pairFolders } from '#main/paired-folders.ts';
import { backupKey } from '#platform/backup/backup-key.ts';
import { hasRows } from '#platform/backup/load-database.ts';
import { totalsOf } from '#platform/backup/manifest.ts';
import { FilesNotRestored, readHead, restoreBackup } from '#platform/backup/restore-backup.ts';
import { databaseUrl } from '#platform/database.ts';
import { withContentService } from '../support/content-service.ts';
import { createPersonalData } from '../support/create-personal-data.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { withEmptyDatabase } from '../support/empty-database.ts';
import { nightlyTest } from '../support/nightly-test.ts';
import { dumpDatabase } from '../support/upgrade-dump.ts';

withDatabase();
withContentService();

const file = path.join(dataDir, 'one.tar.age');
const picture = path.join(dataDir, 'uploads/media/roof-0123456789abcdef-320.webp');
const sent = path.join(dataDir, 'files');
let key = '';

beforeAll(async () => {
  await createPersonalData('Xqzvkept');
  await pairFolders();
  fs.mkdirSync(path.dirname(picture), { recursive: true });
  fs.writeFileSync(picture, 'a picture');
  await rowsOf(`create table public.odd (id int generated always as identity, text text, bytes bytea)`);
  await rowsOf(
    `insert into odd (text, bytes) values (E'a\\n\\tb\\\\.\\\\N', '\\x00ff'), (null, null), ('', '')`,
  );
  await makeBackup(file);
  key = await backupKey();
});

const load = (client: pg.Client, source: Buffer = fs.readFileSync(file), isReplacing = false) =>
  restoreBackup(Readable.from([source]), key, { client, stores: allFileStores, isReplacing });

/** Every definition and row, but for the notes that the queue, which runs, makes of itself. */
const linesIn = (dump: string) =>
  dump.split('\n').filter((line) => !/^(insert into pgboss|select .*setval)/.test(line));

async function linesOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const lines = linesIn(await dumpDatabase(client));
  await client.end();
  return lines;
}

test('where the database names files that are not there, no backup is made without them', async () => {
  const [mark, aside] = [path.join(sent, 'database.id'), `${sent}-aside`];
  expect(fs.existsSync(mark)).toBe(true);
  fs.renameSync(sent, aside);
  await expect(makeBackup(path.join(dataDir, 'without.tar.age'))).rejects.toThrow(
    /names \d+ files? in .*empty/,
  );
  expect(fs.existsSync(path.join(dataDir, 'without.tar.age'))).toBe(false);
  fs.rmSync(sent, { recursive: true, force: true });
  fs.renameSync(aside, sent);
});

test.for([
  ['a view', 'create view odd_view as select 1', 'drop view odd_view'],
  ['statistics', 'create statistics odd_sums on id, text from odd', 'drop statistics odd_sums'],
  ['a collation', 'alter table odd add c text collate "C"', 'alter table odd drop c'],
  ['a policy', 'create policy odd_policy on odd using (true)', 'drop policy odd_policy on odd'],
  [
    'a trigger that is off',
    `create trigger odd_trigger before update on odd for each row execute function
       suppress_redundant_updates_trigger(); alter table odd disable trigger odd_trigger`,
    'drop trigger odd_trigger on odd',
  ],
] as const)('no backup is made without %s, which it could not give back', async ([, add, remove]) => {
  await rowsOf(add);
  await expect(makeBackup(path.join(dataDir, 'never.tar.age'))).rejects.toThrow(/odd/);
  await rowsOf(remove);
});

test('a backup gives back every definition, row and file, and says how many', async () => {
  const sentFile = fs.readdirSync(sent).find((name) => !name.includes('.')) ?? '';
  const content = fs.readFileSync(path.join(sent, sentFile));
  fs.rmSync(path.join(sent, sentFile));
  fs.rmSync(picture);
  await withEmptyDatabase(async (client) => {
    expect(await hasRows(client)).toBe(false);
    const totals = totalsOf(await load(client));
    expect(await hasRows(client)).toBe(true);
    expect(totals.rows).toBeGreaterThan(20);
    const [ours, restored] = [await linesOf(databaseUrl()), linesIn(await dumpDatabase(client))];
    expect(ours.filter((line) => !restored.includes(line))).toEqual([]);
    expect(restored).toHaveLength(ours.length);
  });
  expect(fs.readFileSync(path.join(sent, sentFile)).equals(content)).toBe(true);
  expect(fs.readFileSync(picture, 'utf8')).toBe('a picture');
});

test('a backup keeps the version and the settings, and personal data only sealed', async () => {
  const { manifest, settings } = await readHead(fs.createReadStream(file), key);
  expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(manifest.migrations).toContain('20261121_100000_initial');
  expect(settings.APP_SECRET).toBe(process.env.APP_SECRET);
  expect(fs.readFileSync(file, 'latin1')).not.toMatch(/Xqzvkept|APP_SECRET|INSERT/i);
});

test('a backup has nothing that was committed after it began, and delays no writer', async () => {
  const later = path.join(dataDir, 'later.tar.age');
  const making = makeBackup(later);
  await rowsOf(`insert into odd (text) select 'meanwhile' from generate_series(1, 3)`);
  await making;
  await withEmptyDatabase(async (client) => {
    await load(client, fs.readFileSync(later));
    const { rows } = await client.query('select count(*)::int % 3 as rest from public.odd');
    expect(rows).toEqual([{ rest: 0 }]);
  });
});

test.for([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 70_000)],
  ['cut off by a byte', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
  ['changed', (bytes: Buffer) => bytes.fill(bytes[40_000] === 0 ? 1 : 0, 40_000, 40_001)],
  ['no backup', () => Buffer.from('<!doctype html>')],
] as const)('a file that is %s is refused, and the database is left as it was', async ([, damage]) => {
  await withEmptyDatabase(async (client) => {
    await client.query('create table public.mine (id int); insert into public.mine values (7)');
    await expect(load(client, damage(fs.readFileSync(file)), true)).rejects.toThrow(
      'The backup cannot be opened: it is damaged or cut off, or is not a backup.',
    );
    expect((await client.query('select id from public.mine')).rows).toEqual([{ id: 7 }]);
  });
});

test('another key does not open it', async () => {
  const other = await generateX25519Identity();
  await expect(readHead(fs.createReadStream(file), other)).rejects.toThrow('sealed with another key');
});

test('a replaced database has the backup’s content and nothing else, even with clients connected', async () => {
  await withEmptyDatabase(async (client, url) => {
    await client.query(
      'create schema mine; create table mine.own (id int); create table public.odd (id text)',
    );
    const busy = new pg.Client({ connectionString: url });
    const sentAway = new Promise((resolve) => busy.on('error', resolve));
    await busy.connect();
    await busy.query('begin; insert into mine.own values (1)');
    await load(client, undefined, true);
    expect(await sentAway).toBeInstanceOf(Error);
    await busy.end().catch(() => undefined);
    const { rows } = await client.query(
      `select to_regclass('mine.own') as gone, count(*)::int from public.odd`,
    );
    expect(rows).toEqual([{ gone: null, count: 3 }]);
  });
});

nightlyTest(
  'a file that cannot be put back after the database was restored is said, and a second restore puts it back',
  async () => {
    await withEmptyDatabase(async (client) => {
      fs.writeFileSync(picture, 'another picture');
      const isFull = async () => {
        throw new Error('ENOSPC: no space left on device');
      };
      const stores = allFileStores.map((store) => Object.create(store, { put: { value: isFull } }));
      const source = () => Readable.from([fs.readFileSync(file)]);
      const failed = restoreBackup(source(), key, { client, stores, isReplacing: false });
      await expect(failed).rejects.toThrow(FilesNotRestored);
      await expect(failed).rejects.toThrow(/The database is restored, but .*no space left.*--replace/);
      expect((await client.query('select from public.odd')).rowCount).toBe(3);
      await load(client, undefined, true);
      expect(fs.readFileSync(picture, 'utf8')).toBe('a picture');
    });
  },
);

afterAll(() => rowsOf('drop table public.odd'));

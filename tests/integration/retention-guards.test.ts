import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { removeOrphanedFiles } from '#content/collections/upload/remove-orphaned-files.ts';
import { upkeepRoutes as routes } from '#desk/screens/upkeep/upkeep.routes.tsx';
import { discardUnknownFiles } from '#enquiry/uploads/delete-unclaimed-uploads.ts';
import { pairFolders } from '#main/paired-folders.ts';
import { database } from '#platform/database.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { agreeToDeletion, heldDeletions } from '#platform/retention/held-deletions.ts';
import { deleteExpired, sweepAll } from '#platform/retention.ts';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';

withDatabase();

const place = 'public.kept';
const list: readonly PersonalData[] = [{ place, columns: ['name'], stays: { months: async () => 12 } }];
const swept = vi.fn(async () => undefined);
const sweeping: readonly PersonalData[] = [
  { place: 'files/', columns: [], stays: { until: 'now', sweep: swept } },
];
const said: string[] = [];

beforeEach(async () => {
  said.length = 0;
  swept.mockClear();
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  await rowsOf('drop table if exists public.kept');
  await rowsOf(
    'create table public.kept (id int generated always as identity, name text, created_at timestamptz)',
  );
  await rowsOf('update operations.clock set seen_at = now()');
  await rowsOf('truncate operations.held_deletions, operations.deletions');
  for (const folder of ['files', 'uploads'])
    fs.rmSync(path.join(dataDir, folder), { recursive: true, force: true });
});

const agree = async () => {
  const held = await heldDeletions();
  for (const each of held) await agreeToDeletion(database(), each, 'Meera');
  return held.length;
};

const fill = (count: number, age: string) =>
  rowsOf(
    `insert into public.kept (name, created_at) select 'x', now() - $2::interval from generate_series(1, $1::int)`,
    [count, age],
  );

test('a clock two years ahead deletes nothing and sweeps nothing, says so, and goes on when it is right again', async () => {
  await fill(3, '2 years');
  await rowsOf(`update operations.clock set seen_at = now() - interval '2 years'`);
  await deleteExpired(list);
  await sweepAll(sweeping);
  expect(await countOf(place)).toBe(3);
  expect(swept).not.toHaveBeenCalled();
  expect(said.join('')).toContain('the clock is not believed');
  expect(await heldDeletions()).toMatchObject([{ place: 'clock', reason: 'clock-ahead' }]);
  // As if it had been set back: the last moment that was believed is near again.
  await rowsOf(`update operations.clock set seen_at = now() - interval '1 hour'`);
  await sweepAll(sweeping);
  expect(swept).toHaveBeenCalledOnce();
  expect(await heldDeletions()).toEqual([]);
});

test('a clock that went back deletes nothing; a person who agrees is believed', async () => {
  await fill(3, '2 years');
  await rowsOf(`update operations.clock set seen_at = now() + interval '2 years'`);
  await deleteExpired(list);
  expect(await countOf(place)).toBe(3);
  expect(await agree()).toBe(1);
  await deleteExpired(list);
  expect(await countOf(place)).toBe(0);
});

test('more than usual stays until a person agrees, and what is usual goes', async () => {
  await fill(400, '2 years');
  await fill(100, '1 day');
  await deleteExpired(list);
  expect(await countOf(place)).toBe(500);
  expect(await heldDeletions()).toMatchObject([{ place, reason: 'many', count: 400, of: 500 }]);
  expect(said.join('')).toContain('out of the ordinary');
  const [shown] = await heldDeletions();
  await agree();
  await deleteExpired(list);
  expect(await countOf(place)).toBe(100);
  expect(await heldDeletions()).toEqual([]);
  expect(shown && (await agreeToDeletion(database(), shown, 'Meera'))).toBe(false);
  await fill(40, '2 years');
  await deleteExpired(list);
  expect(await countOf(place)).toBe(100);
});

test('an older page that says 60 does not release 400: it comes back with what waits now', async () => {
  const meera = { id: 1, name: 'Meera', email: '', role: 'administrator', sessionId: '' } as const;
  const press = async (html: string) => {
    const fields = Object.fromEntries(
      [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    return deskAs(meera, { routes, path: '/upkeep/deletions', fields });
  };
  await fill(60, '2 years');
  await deleteExpired(list);
  const { html: opened } = await deskAs(meera, { routes, path: '/upkeep' });
  expect(opened).toContain('Delete 60 records');
  await fill(340, '2 years');
  await deleteExpired(list);
  const overtaken = await press(opened);
  expect(overtaken.status).toBe(409);
  expect(overtaken.html).toMatch(/Your press did nothing\.[\s\S]*Delete 400 records/);
  await deleteExpired(list);
  expect(await countOf(place)).toBe(400);
  const agreed = () => rowsOf(`select who, about from staff.audit_log where kind = 'deletion-agreed'`);
  expect(await agreed()).toEqual([]);

  expect((await press(overtaken.html)).location).toBe('/desk/upkeep?said=agreed');
  expect((await press(overtaken.html)).status).toBe(409);
  expect(await agreed()).toEqual([{ who: 'Meera', about: place }]);
  await deleteExpired(list);
  expect(await countOf(place)).toBe(0);
});

const put = (file: string, text = 'x', age = 0) => {
  const full = path.join(dataDir, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
  const at = Date.now() / 1000 - age;
  fs.utimesSync(full, at, at);
};
const has = (file: string) => fs.existsSync(path.join(dataDir, file));
const picture = 'roof-0123456789abcdef-320.webp';
const days = 86_400;

test('an empty database with a full folder is refused, and so is a folder of another database', async () => {
  put(`uploads/media/${picture}`);
  await expect(pairFolders()).rejects.toThrow(/holds 1 files, and the database knows none of them\. Point/);
  fs.rmSync(path.join(dataDir, 'uploads'), { recursive: true });
  await pairFolders();
  await pairFolders();
  put('files/database.id', '00000000-0000-4000-8000-000000000000\n');
  await expect(pairFolders()).rejects.toThrow('belongs to another database');
});

test('a database that names files is refused with an empty folder, with the way to go on', async () => {
  await rowsOf(`insert into enquiry.uploads (id, sha256) values ('a-file-of-somebody', 'x')`);
  const refusal = await pairFolders().catch((error: Error) => error.message);
  expect(refusal).toContain('names 1 files in the folder files/ in DATA_DIR, which is empty');
  const [, id = ''] = /write (\S+) into database\.id there/.exec(String(refusal)) ?? [];
  put('files/database.id', id);
  await pairFolders();
  await rowsOf('delete from enquiry.uploads');
});

test('a file without a row goes into the bin and is deleted a week later; in a foreign folder it stays', async () => {
  const sent = 'files/some-file-that-nobody-has';
  put(`uploads/media/${picture}`, 'x', 2 * days);
  put(sent, 'x', 2 * days);
  put('uploads/database.id', '00000000-0000-4000-8000-000000000000\n');
  put('files/database.id', '00000000-0000-4000-8000-000000000000\n');
  await removeOrphanedFiles({ waitMs: 0 });
  await discardUnknownFiles();
  expect([has(sent), has(`uploads/media/${picture}`)]).toEqual([true, true]);

  for (const folder of ['files', 'uploads']) fs.rmSync(path.join(dataDir, folder, 'database.id'));
  await removeOrphanedFiles({ waitMs: 0 });
  await discardUnknownFiles();
  expect([has(sent), has(`uploads/media/${picture}`)]).toEqual([false, false]);
  const binned = ['files/bin/some-file-that-nobody-has', `uploads/bin/media/${picture}`];
  expect(binned.map(has)).toEqual([true, true]);
  for (const file of binned) put(file, 'x', 6.9 * days);
  await removeOrphanedFiles({ waitMs: 0 });
  await discardUnknownFiles();
  expect(binned.map(has)).toEqual([true, true]);
  for (const file of binned) put(file, 'x', 7.1 * days);
  await removeOrphanedFiles({ waitMs: 0 });
  await discardUnknownFiles();
  expect(binned.map(has)).toEqual([false, false]);
});

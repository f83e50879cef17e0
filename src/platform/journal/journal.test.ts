import fs from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { type Journal, type JournalOptions, JournalRefused, openJournal } from './journal.ts';
import { journalFiles, readJournalFile, renameTo } from './journal-files.ts';

const opened: { folder: string; journal: Journal }[] = [];
afterEach(async () => {
  for (const { folder, journal } of opened.splice(0)) {
    await journal.close();
    removeFolder(folder);
  }
});

function someJournal(options: Partial<JournalOptions> = {}) {
  const folder = options.folder ?? path.join(temporaryFolder(), 'journal');
  const journal = openJournal({ folder, maxBytes: 100_000, ...options });
  opened.push({ folder, journal });
  return { folder, journal };
}

async function textsIn(folder: string): Promise<string[]> {
  const texts: string[] = [];
  for (const file of await journalFiles(folder)) texts.push(...(await readJournalFile(file.path)).texts);
  return texts;
}

test('records are kept in their order, also those that arrive together', async () => {
  const { folder, journal } = someJournal();
  await journal.append('0');
  const many = Array.from({ length: 200 }, (_, index) => String(index + 1));
  await Promise.all(many.map((text) => journal.append(text)));
  expect(await textsIn(folder)).toEqual(['0', ...many]);
  expect(await journalFiles(folder)).toHaveLength(1);
});

test('no other user of the system can read it', async () => {
  const { folder, journal } = someJournal();
  await journal.append('x');
  const [file] = await journalFiles(folder);
  expect([fs.statSync(folder), fs.statSync(file?.path ?? '')].map(({ mode }) => mode & 0o777)).toEqual([
    0o700, 0o600,
  ]);
});

test('a run never adds to a file of another run, and its own come after those', async () => {
  const { folder, journal } = someJournal();
  await journal.append('of a run that was killed');
  const { journal: next } = someJournal({ folder });
  await next.append('of the next one');
  expect(await journalFiles(folder)).toHaveLength(2);
  expect(await textsIn(folder)).toEqual(['of a run that was killed', 'of the next one']);
});

test('a record that is added after a file was closed for reading is in another one', async () => {
  const { folder, journal } = someJournal();
  await journal.append('before');
  const [file] = await journalFiles(folder);
  if (!file) throw new Error('There is no file.');
  const closed = await renameTo(file, 'closed');
  // A reader deletes it once all of it is stored elsewhere.
  fs.rmSync(closed?.path ?? '');
  await journal.append('after');
  expect(await textsIn(folder)).toEqual(['after']);
});

test('of two that close a file one has it', async () => {
  const { folder, journal } = someJournal();
  await journal.append('x');
  const [file] = await journalFiles(folder);
  if (!file) throw new Error('There is no file.');
  const both = await Promise.all([renameTo(file, 'closed'), renameTo(file, 'closed')]);
  expect(both.filter(Boolean)).toHaveLength(1);
});

test('a full journal refuses, and takes more once there is room', async () => {
  const { folder, journal } = someJournal({ maxBytes: 1000 });
  await journal.append('x'.repeat(900));
  await expect(journal.append('y'.repeat(900))).rejects.toThrow(JournalRefused);
  expect(await textsIn(folder)).toEqual(['x'.repeat(900)]);
  for (const file of await journalFiles(folder)) fs.rmSync(file.path);
  await journal.append('y'.repeat(900));
  expect(await textsIn(folder)).toEqual(['y'.repeat(900)]);
});

test('a disk without room refuses, and the next record goes into another file', async () => {
  let isFull = true;
  const begin = (place: string) => open(isFull ? '/dev/full' : place, 'a');
  const { folder, journal } = someJournal({ begin });
  await expect(journal.append('lost')).rejects.toThrow(JournalRefused);
  isFull = false;
  await journal.append('kept');
  expect(await textsIn(folder)).toEqual(['kept']);
});

test('a record that could not be confirmed is taken out again', async () => {
  let confirms = true;
  const begin = async (place: string) => {
    const handle = await open(place, 'a');
    const datasync = handle.datasync.bind(handle);
    handle.datasync = () => (confirms ? datasync() : Promise.reject(new Error('EIO')));
    return handle;
  };
  const { folder, journal } = someJournal({ begin });
  await journal.append('first');
  confirms = false;
  await expect(journal.append('not confirmed')).rejects.toThrow(JournalRefused);
  confirms = true;
  await journal.append('second');
  expect(await textsIn(folder)).toEqual(['first', 'second']);
});

test('a folder that cannot be made refuses', async () => {
  const place = path.join(temporaryFolder(), 'a-file');
  fs.writeFileSync(place, '');
  const { journal } = someJournal({ folder: place });
  await expect(journal.append('x')).rejects.toThrow(JournalRefused);
});

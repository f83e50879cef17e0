import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskStore } from './disk-store.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'disk-store-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const storeHere = () =>
  diskStore({ folder: 'files/', pattern: /^[a-z]+\.txt$/ }, { path: folder, bin: path.join(folder, 'bin') });
const limit = { maxBytes: 10 };
const there = () => fs.readdirSync(folder).sort();

async function* slowly(text: string) {
  for (const letter of text) yield await Promise.resolve(Buffer.from(letter));
}

function leaveHalf(name: string, { hours }: { hours: number }): void {
  const at = new Date(Date.now() - hours * 3_600_000);
  fs.writeFileSync(path.join(folder, name), 'half');
  fs.utimesSync(path.join(folder, name), at, at);
}

test('several write one file at a time, and each of them writes it whole', async () => {
  const store = storeHere();
  const texts = ['one', 'two', 'three'];
  await Promise.all(texts.map((text) => store.put('a.txt', slowly(text), limit)));
  expect(texts).toContain((await store.readWhole('a.txt')).toString());
  expect(there()).toEqual(['a.txt']);
});

test('what a crash left half written stops no one, and goes once its file is written again or removed', async () => {
  const store = storeHere();
  for (const half of ['a.txt.part', 'a.txt.0123abcd.part', 'b.txt.0123abcd.part'])
    leaveHalf(half, { hours: 2 });
  await store.put('a.txt', slowly('one'), limit);
  // Another may be at work on it.
  leaveHalf('a.txt.4567cdef.part', { hours: 0 });
  await store.put('a.txt', slowly('two'), limit);
  expect(there()).toEqual(['a.txt', 'a.txt.4567cdef.part', 'b.txt.0123abcd.part']);
  expect(await store.names()).toEqual(['a.txt', 'b.txt']);
  for (const name of await store.names()) await store.remove(name);
  expect(there()).toEqual([]);
});

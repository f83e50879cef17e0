import fs from 'node:fs';
import { expect, test } from 'vitest';

/** It takes memory and time, so a site without a bucket does not load it. */
test('the client of the object storage is imported by three files, which are loaded when they are needed', () => {
  const sources = fs
    .globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));
  const users = sources.filter(({ text }) => /from '@aws-sdk\//.test(text)).map(({ file }) => file);
  expect(users.sort()).toEqual([
    'src/main/doctor/storage-traits.ts',
    'src/platform/files/object-store.ts',
    'src/platform/object-storage/object-client.ts',
  ]);
  const loadedAtOnce = /^import (?!type )[^;]*\/(?:object-store|object-client|storage-traits)\.ts';$/m;
  const loaders = sources.filter(({ text }) => loadedAtOnce.test(text)).map(({ file }) => file);
  expect(loaders.filter((file) => !users.includes(file))).toEqual([]);
  expect(loaders).not.toEqual([]);
});

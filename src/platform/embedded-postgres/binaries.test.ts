import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { binariesIn, copyBinaries, findBinaries, hydrateSymlinks, whyNotRunnable } from './binaries.ts';

test('symbolic links that no install script has made are made', () => {
  const folder = temporaryFolder();
  fs.mkdirSync(path.join(folder, 'native/lib'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'native/lib/libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  fs.writeFileSync(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
  hydrateSymlinks(folder);
  hydrateSymlinks(folder);
  expect(fs.readlinkSync(path.join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
  removeFolder(folder);
});

test('a copy runs, and is made once', () => {
  const folder = temporaryFolder();
  const target = path.join(folder, 'programs');
  const copy = copyBinaries(findBinaries(), target);
  expect(whyNotRunnable(copy, undefined)).toBeUndefined();
  const madeAt = fs.statSync(target).ctimeMs;
  copyBinaries(findBinaries(), target);
  expect(fs.statSync(target).ctimeMs).toBe(madeAt);
  expect(fs.readdirSync(folder)).toEqual(['programs']);
  removeFolder(folder);
});

test('programs that do not run say why', () => {
  expect(whyNotRunnable(binariesIn('/nowhere'), undefined)).toBe(
    '/nowhere/bin/postgres does not run (ENOENT).',
  );
});

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secretInFile } from './secret-file.ts';
import { removeFolder, temporaryFolder } from './testing/temporary-folder.ts';

const [fresh, another] = ['a'.repeat(32), 'b'.repeat(32)];
let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = path.join(folder, 'data/app.secret');
});
afterEach(() => {
  vi.restoreAllMocks();
  removeFolder(folder);
});

const kept = () => secretInFile(file, { variable: 'APP_SECRET', fresh, minLength: 32 });
const names = () => fs.readdirSync(path.dirname(file));

function write(content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

test('what is there is kept, with a line feed behind it or without', () => {
  write(`${another}\n`);
  expect(kept()).toBe(another);
  expect(fs.readFileSync(file, 'utf8')).toBe(`${another}\n`);
});

test.each(['', ' \n', 'a'.repeat(31)])('one that is cut off is refused: "%s"', (content) => {
  write(content);
  expect(kept).toThrow(`APP_SECRET: the one in ${file} has ${content.trim().length} of at least 32`);
});

test('a full disk leaves no half of one, and the next start makes another', () => {
  const { writeFileSync } = fs;
  vi.spyOn(fs, 'writeFileSync').mockImplementationOnce((place, _secret, options) => {
    writeFileSync(place, 'aaa', options);
    throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
  });
  expect(kept).toThrow('ENOSPC');
  expect(names()).toEqual([]);
  expect(kept()).toBe(fresh);
  expect(names()).toEqual(['app.secret']);
});

test('of two processes that start at once, the first one’s is taken by both', () => {
  const { linkSync } = fs;
  vi.spyOn(fs, 'linkSync').mockImplementationOnce((beside, place) => {
    write(another);
    linkSync(beside, place);
  });
  expect(kept()).toBe(another);
  expect(names()).toEqual(['app.secret']);
});

test('a disk without hard links keeps one as well, readable by its user alone', () => {
  vi.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' });
  });
  expect(kept()).toBe(fresh);
  expect(names()).toEqual(['app.secret']);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

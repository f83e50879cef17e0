import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAnythingPublished } from './build-folder.ts';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'builds-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function leave(file: string) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), '{}');
}

test('a page of any build can be served without a database, what lies beside the builds cannot', async () => {
  expect(await isAnythingPublished(path.join(root, 'missing'))).toBe(false);
  leave('index.note.json');
  leave('build-1/.states.json');
  expect(await isAnythingPublished(root)).toBe(false);
  leave('build-2/covers/cruise.note.json');
  expect(await isAnythingPublished(root)).toBe(true);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { longFiles } from './long-files.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'long-files-'));

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('code and styles may have 250 lines, and texts and examples more', () => {
  write('long.css', 251);
  write('short.ts', 250);
  write('messages/en.ts', 900);
  write('tool.examples.ts', 900);
  expect(longFiles([folder])).toEqual([{ file: path.join(folder, 'long.css'), lines: 251, max: 250 }]);
});

function write(name, lines) {
  fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), '\n'.repeat(lines));
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { circlesIn, importCycles } from './import-cycles.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'import-cycles-'));

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a circle through another room, and through an import of a type alone, is found', () => {
  write('cases/a.ts', "import {\n  b,\n} from '#forms/b.ts';\n");
  write('forms/b.ts', "export { c } from './c.tsx';\n");
  write('forms/c.tsx', "import type { A } from '#cases/a.ts';\nimport 'react';\n");
  write('forms/d.ts', "import './b.ts';\n");
  expect(importCycles(folder).map((circle) => circle.toSorted())).toEqual([
    ['cases/a.ts', 'forms/b.ts', 'forms/c.tsx'],
  ]);
});

test('two ways to the same file are no circle', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', []],
  ]);
  expect(circlesIn(imports)).toEqual([]);
});

test('two circles that touch nowhere are two', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['a', 'c']],
    ['c', ['d']],
    ['d', ['c']],
  ]);
  expect(circlesIn(imports).map((circle) => circle.toSorted())).toEqual([
    ['c', 'd'],
    ['a', 'b'],
  ]);
});

function write(file, text) {
  fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
}

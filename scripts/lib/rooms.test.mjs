// The linter keeps imports between rooms to one direction. It is run on made-up files that import every room in every way.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rooms as roomTable } from './rooms.mjs';

const rooms = roomTable.map(({ name }) => name);
const pairs = rooms.flatMap((from) => rooms.filter((to) => to !== from).map((to) => [from, to]));

/** How a file in a folder of its room could import from another room; the first is the way that is meant. */
const ways = ['#ROOM/x.ts', '../../ROOM/x.ts', '../../ROOM/deep/x.ts', '../../../src/ROOM/x.ts'];
const fine = ['./x.ts', '../deep/x.ts', '../../../content/data/cities.json?url', 'payload'];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rooms-test-'));
let refused;

beforeAll(() => {
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  fs.copyFileSync('biome.json', path.join(folder, 'biome.json'));
  fs.writeFileSync(path.join(folder, '.gitignore'), 'node_modules\n');
  for (const from of rooms) {
    const others = rooms.filter((to) => to !== from);
    const specifiers = [...others.flatMap((to) => ways.map((way) => way.replace('ROOM', to))), ...fine];
    fs.mkdirSync(path.join(folder, 'src', from, 'deep'), { recursive: true });
    const file = path.join(folder, 'src', from, 'deep/file.ts');
    fs.writeFileSync(file, specifiers.map((specifier) => `import '${specifier}';\n`).join(''));
  }
  const options = ['--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options, 'src'], {
    cwd: folder,
    encoding: 'utf8',
  });
  refused = new Set(JSON.parse(stdout).diagnostics.map(({ location }) => importAt(location)));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

function importAt({ path: file, start }) {
  const line = fs.readFileSync(path.join(folder, file), 'utf8').split('\n')[start.line - 1];
  return `${file.split('/')[1]} ${line.slice("import '".length, -"';".length)}`;
}

test.each(pairs)('%s imports %s by its name only if that is to its right', (from, to) => {
  const isToTheRight = rooms.indexOf(to) > rooms.indexOf(from);
  expect(refused.has(`${from} #${to}/x.ts`)).toBe(!isToTheRight);
});

test.each(pairs)('%s never imports %s by a relative path', (from, to) => {
  for (const way of ways.slice(1)) expect(refused).toContain(`${from} ${way.replace('ROOM', to)}`);
});

test.each(rooms)('%s imports what is its own, data and packages', (room) => {
  for (const specifier of fine) expect(refused).not.toContain(`${room} ${specifier}`);
});

test('every folder of src is a room of the table', () => {
  const folders = fs.readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(rooms.toSorted());
});

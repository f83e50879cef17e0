import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureBuilt } from './build.mjs';

vi.mock('./build-plan.mjs', () => ({
  buildSources: ['src', 'tsconfig.json'],
  notSources: /\.test\.ts$/,
  buildSteps: [{ title: 'Building', args: ['build-step.mjs'] }],
  buildResults: ['dist/result'],
}));

const project = process.cwd();
let folder;
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-test-'));
  process.chdir(folder);
  fs.mkdirSync('src/inner', { recursive: true });
  fs.writeFileSync('src/inner/page.ts', 'one');
  writeStep(`fs.mkdirSync('dist', { recursive: true }); fs.appendFileSync('dist/result', 'built ');`);
});
afterEach(() => {
  process.chdir(project);
  fs.rmSync(folder, { recursive: true });
});

const writeStep = (code) => fs.writeFileSync('build-step.mjs', `import fs from 'node:fs'; ${code}`);
const builds = () => fs.readFileSync('dist/result', 'utf8').split(' ').length - 1;

test('it is built once, and again when a source has changed, come or gone', async () => {
  await ensureBuilt();
  await ensureBuilt();
  expect(builds()).toBe(1);
  fs.writeFileSync('src/inner/page.ts', 'two');
  await ensureBuilt();
  expect(builds()).toBe(2);
  fs.writeFileSync('tsconfig.json', '{}');
  await ensureBuilt();
  expect(builds()).toBe(3);
  fs.rmSync('tsconfig.json');
  await ensureBuilt();
  expect(builds()).toBe(4);
});

test('a changed test, or a file rewritten with the same content, is no reason to build', async () => {
  await ensureBuilt();
  fs.writeFileSync('src/inner/page.test.ts', 'test');
  fs.writeFileSync('src/inner/page.ts', 'one');
  await ensureBuilt();
  expect(builds()).toBe(1);
});

test('it is built again when its result is missing', async () => {
  await ensureBuilt();
  fs.rmSync('dist/result');
  await ensureBuilt();
  expect(builds()).toBe(1);
});

test('a build that failed shows why and is done again', async () => {
  await ensureBuilt();
  fs.writeFileSync('src/inner/page.ts', 'two');
  writeStep(`console.error('a comma is missing'); process.exit(3);`);
  await expect(ensureBuilt()).rejects.toThrow(/a comma is missing[\s\S]*exit code 3/);
  await expect(ensureBuilt()).rejects.toThrow('a comma is missing');
});

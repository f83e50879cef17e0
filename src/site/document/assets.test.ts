import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { developmentAssets, manifestOf, readAssetsOf } from './assets.ts';

let client: string;
beforeEach(async () => {
  client = await mkdtemp(path.join(os.tmpdir(), 'client-'));
  await mkdir(path.join(client, '.vite'));
  await mkdir(path.join(client, 'assets'));
  await writeFile(path.join(client, 'assets/entry-abc.js'), 'start()\n');
});
afterEach(() => rm(client, { recursive: true }));

const writeManifest = (manifest: object) =>
  writeFile(path.join(client, manifestOf('en')), JSON.stringify(manifest));

const readAssets = async (below = '') => (await readAssetsOf(['en'], path.join(client, below)))('en');

const entry = { 'src/site/client/entry.ts': { file: 'assets/entry-abc.js' } };

test('an island is known by its name: its own script first, then all that it imports', async () => {
  await writeManifest({
    ...entry,
    'src/a/form.island.tsx': { file: 'assets/form-1.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react-1.js', imports: ['_runtime.js'] },
    '_runtime.js': { file: 'assets/runtime-1.js' },
  });
  expect(await readAssets()).toEqual({
    entry: { code: 'start()' },
    islands: { form: ['/assets/form-1.js', '/assets/react-1.js', '/assets/runtime-1.js'] },
  });
});

test('two islands of one name are refused', async () => {
  const file = 'assets/form-1.js';
  await writeManifest({ ...entry, 'src/a/form.island.tsx': { file }, 'src/b/form.island.tsx': { file } });
  await expect(readAssets()).rejects.toThrow('Two islands are called form: src/b/form.island.tsx');
});

test('a page’s own script that shares code with an island is refused: it has no address to import from', async () => {
  await writeManifest({
    'src/site/client/entry.ts': { file: 'assets/entry-abc.js', imports: ['_shared.js'] },
  });
  await expect(readAssets()).rejects.toThrow('shares _shared.js');
});

test('a missing build is said in words', async () => {
  await expect(readAssets('nothing')).rejects.toThrow('npm run build');
});

test('in development scripts are asked for where their sources are', () => {
  expect(developmentAssets().islands).toMatchObject({
    'call-back-dialog': ['/src/enquiry/dialog/call-back-dialog.island.tsx'],
  });
});

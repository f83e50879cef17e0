import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadClientAssets } from './client-assets.ts';
import { createStaticStore } from './static-store.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'client-'));
  await mkdir(path.join(root, 'client/assets'), { recursive: true });
  await mkdir(path.join(root, 'client/.vite'));
  await writeFile(path.join(root, 'client/assets/entry-abc.js'), 'start()');
  await writeFile(path.join(root, 'client/assets/entry-abc.js.map'), '{}');
  await mkdir(path.join(root, 'brand'));
  await writeFile(path.join(root, 'brand/favicon.svg'), '<svg/>');
  await writeFile(path.join(root, 'client/.vite/manifest.json'), '{}');
});
afterEach(() => rm(root, { recursive: true }));

async function load() {
  const store = createStaticStore();
  const directories = [path.join(root, 'client'), path.join(root, 'brand')];
  await loadClientAssets({
    store,
    directories,
    cacheDirectory: path.join(root, 'cache'),
    headers: { 'x-test': 'yes' },
  });
  return store;
}

test('files of the client build and of the brand are served compressed; hashed ones may be kept for ever', async () => {
  const store = await load();
  expect(store.paths().toSorted()).toEqual(['/assets/entry-abc.js', '/favicon.svg']);
  const script = store.get('/assets/entry-abc.js');
  expect(script?.lengths.br).toBeGreaterThan(0);
  expect(script?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-test': 'yes',
  });
  expect(store.get('/favicon.svg')?.headers['cache-control']).toBe('public, max-age=86400');
});

test('a second start takes the compressed forms that the first one kept', async () => {
  const first = await load();
  const kept = await readdir(path.join(root, 'cache'));
  expect(kept).toHaveLength(4);
  const [brotli = ''] = kept.filter((name) => name.endsWith('.br'));
  await writeFile(path.join(root, 'cache', brotli), 'kept');
  const second = await load();
  const bodies = second.paths().map((name) => String(second.get(name)?.body('br')));
  expect(bodies).toContain('kept');
  expect(first.paths()).toEqual(second.paths());
});

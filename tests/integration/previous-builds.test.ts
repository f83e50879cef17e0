import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { previousBuildRoutes } from '#site/builds/previous-build-routes.ts';
import { keepBuild } from '#site/builds/previous-builds.ts';
import { loadClientAssets } from '#site/publisher/client-assets.ts';
import { createStaticStore } from '#site/publisher/static-store.ts';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';

withDatabase();
beforeEach(async () => {
  await rowsOf('delete from published.client_builds');
});

const app = previousBuildRoutes({ 'x-content-type-options': 'nosniff' });
const ask = (name: string, headers: Record<string, string> = {}) =>
  app.request(`/assets/${name}`, { headers });
const scriptOf = (build: number) => `call-back-build${build}.js`;
const codeOf = (build: number) => `export const build = ${build};`.repeat(20);

/** A start with this build, as on an instance of its own: nothing of an earlier one is on its disk. */
async function deploy(build: number): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'build-'));
  const files = {
    [`assets/${scriptOf(build)}`]: codeOf(build),
    'assets/font-of-all-builds.woff2': 'letters',
    'favicon.svg': '<svg/>',
  };
  await mkdir(path.join(folder, 'client/assets'), { recursive: true });
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(folder, 'client', name), content);
  const hashed = await loadClientAssets({
    store: createStaticStore(),
    directories: [path.join(folder, 'client')],
    cacheDirectory: path.join(folder, 'cache'),
    headers: {},
  });
  await keepBuild(hashed);
  await rm(folder, { recursive: true });
}

async function statuses(): Promise<number[]> {
  return Promise.all([1, 2, 3, 4].map(async (build) => (await ask(scriptOf(build))).status));
}

test('the scripts of the last three builds are served, those of the fourth-last are gone', async () => {
  for (const build of [1, 2, 3]) await deploy(build);
  expect(await statuses()).toEqual([200, 200, 200, 404]);
  await deploy(4);
  expect(await statuses()).toEqual([404, 200, 200, 200]);
  expect(await countOf('published.client_build_files')).toBe(6);
  expect(await (await ask('font-of-all-builds.woff2')).text()).toBe('letters');
});

test('a script of a former build comes with the headers of a present one', async () => {
  for (const build of [1, 2]) await deploy(build);
  const plain = await ask(scriptOf(1));
  expect(await plain.text()).toBe(codeOf(1));
  expect(Object.fromEntries(plain.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  const packed = await ask(scriptOf(1), { 'accept-encoding': 'gzip, br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(codeOf(1));
  const known = await ask(scriptOf(1), { 'if-none-match': packed.headers.get('etag') ?? '' });
  expect([known.status, await known.text()]).toEqual([304, '']);
});

test('a build that is started again pushes no other out, and is among the last from then on', async () => {
  for (const build of [1, 2, 3, 3, 3]) await deploy(build);
  expect(await statuses()).toEqual([200, 200, 200, 404]);
  await deploy(1);
  await deploy(4);
  expect(await statuses()).toEqual([200, 404, 200, 200]);
});

test('instances that start together keep each other’s builds', async () => {
  await Promise.all([1, 2, 3].map(deploy));
  expect(await statuses()).toEqual([200, 200, 200, 404]);
});

test('files whose names have no hash are not kept, and other addresses are left to others', async () => {
  await deploy(1);
  const kept = await rowsOf('select address from published.client_build_files order by address');
  expect(kept.map(({ address }) => address)).toEqual([
    `/assets/${scriptOf(1)}`,
    '/assets/font-of-all-builds.woff2',
  ]);
  for (const address of [
    '/assets/never-there.js',
    '/favicon.svg',
    '/assets/',
    '/assets/%00.js',
    `/assets/x/${scriptOf(1)}`,
  ])
    expect((await app.request(address)).status, address).toBe(404);
});

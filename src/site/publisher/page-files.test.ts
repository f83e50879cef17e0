import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compress } from './compress.ts';
import { pageFiles } from './page-files.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
});
afterEach(() => rm(directory, { recursive: true }));

const content = () => compress(Buffer.from('<p>page</p>'));

async function names(): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

test('a page lies as HTML with its compressed forms, and is read again in the same state only', async () => {
  const files = pageFiles(directory);
  await files.write('/', await content(), 'one');
  await files.write('/corporate/startup', await content(), 'one');
  expect(await names()).toEqual([
    'corporate/startup.html',
    'corporate/startup.html.br',
    'corporate/startup.html.gz',
    'corporate/startup.stamp',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'index.stamp',
  ]);
  expect((await files.read('/', 'one'))?.body.toString()).toBe('<p>page</p>');
  expect(await files.read('/', 'two')).toBeUndefined();
});

test('a page that was not written to its end is not read', async () => {
  const files = pageFiles(directory);
  await files.write('/cruise', await content(), 'one');
  await rm(path.join(directory, 'cruise.html.br'));
  expect(await files.read('/cruise', 'one')).toBeUndefined();
});

test('pages that are gone are removed, and what an interrupted run left beside them', async () => {
  const files = pageFiles(directory);
  await files.write('/kept', await content(), 'one');
  await files.write('/gone', await content(), 'one');
  await writeFile(path.join(directory, 'kept.html.123.tmp'), '');
  await files.removeOthers(['/kept']);
  expect(await names()).toEqual(['kept.html', 'kept.html.br', 'kept.html.gz', 'kept.stamp']);
});

test('a folder that is not there yet holds nothing', async () => {
  const files = pageFiles(path.join(directory, 'later'));
  await files.removeOthers([]);
  expect(await files.read('/', 'one')).toBeUndefined();
});

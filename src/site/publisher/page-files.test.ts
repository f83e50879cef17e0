import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compress } from './compress.ts';
import { pageFiles } from './page-files.ts';
import type { PageNote } from './page-note.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
});
afterEach(() => rm(directory, { recursive: true }));

const content = () => compress(Buffer.from('<p>page</p>'));
const note: PageNote = {
  record: 'pages/1',
  locale: 'en',
  part: 1,
  parts: 1,
  kind: 'hub',
  status: 200,
  surroundings: 'build-1',
  reads: { 'page 1': '700', 'settings brand': 'a' },
  differsFrom: '2027-01-01',
  tag: 'tag',
  lengths: { identity: 11, br: 8, gzip: 31 },
};

async function names(): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

test('a page lies as HTML with its compressed forms and its note, and is found by its path again', async () => {
  const files = pageFiles(directory);
  await files.write('/', await content(), note);
  await files.write('/corporate/startup', await content(), { ...note, record: 'pages/2' });
  expect(await names()).toEqual([
    'corporate/startup.html',
    'corporate/startup.html.br',
    'corporate/startup.html.gz',
    'corporate/startup.note.json',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'index.note.json',
  ]);
  expect((await files.read('/', 'identity')).toString()).toBe('<p>page</p>');
  expect(await files.notes()).toEqual(
    new Map([
      ['/', note],
      ['/corporate/startup', { ...note, record: 'pages/2' }],
    ]),
  );
});

test.each(['cruise.html.br', 'cruise.note.json'])('a page without its %s is not found', async (lost) => {
  const files = pageFiles(directory);
  await files.write('/cruise', await content(), note);
  expect((await files.notes()).size).toBe(1);
  await rm(path.join(directory, lost));
  expect((await files.notes()).size).toBe(0);
});

test('a page that is Markdown, too, is not found without it', async () => {
  const files = pageFiles(directory);
  const markdown = { tag: 'tag', length: 6 };
  await files.write('/', { ...(await content()), markdown: Buffer.from('# Page') }, { ...note, markdown });
  expect((await files.readMarkdown('/')).toString()).toBe('# Page');
  await files.removeOthers(['/']);
  expect((await files.notes()).size).toBe(1);
  await rm(path.join(directory, 'index.md'));
  expect((await files.notes()).size).toBe(0);
});

test('a note that is not whole is none', async () => {
  const files = pageFiles(directory);
  await files.write('/cruise', await content(), note);
  await writeFile(path.join(directory, 'cruise.note.json'), '{"record":');
  expect((await files.notes()).size).toBe(0);
});

test('pages that are gone are removed, and what an interrupted run left beside them', async () => {
  const files = pageFiles(directory);
  await files.write('/kept', await content(), note);
  await files.write('/gone', await content(), note);
  await files.writeStates({ pages: 'x' });
  await writeFile(path.join(directory, 'kept.html.123.tmp'), '');
  await files.removeOthers(['/kept']);
  expect(await names()).toEqual([
    '.states.json',
    'kept.html',
    'kept.html.br',
    'kept.html.gz',
    'kept.note.json',
  ]);
  expect(await files.states()).toEqual({ pages: 'x' });
});

test('a folder that is not there yet holds nothing', async () => {
  const files = pageFiles(path.join(directory, 'later'));
  await files.removeOthers([]);
  expect((await files.notes()).size).toBe(0);
  expect(await files.states()).toEqual({});
});

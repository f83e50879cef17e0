import { mkdtemp, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { compress } from './compress.ts';
import { digestsOf } from './page-digests.ts';
import { pageFiles } from './page-files.ts';
import type { PageNote } from './page-note.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
});
afterEach(() => rm(directory, { recursive: true }));

const content = () => compress(Buffer.from('<p>page</p>'));
const markdown = Buffer.from('# Page');
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
  digests: digestsOf({ ...(await content()), markdown }),
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
  await files.write(
    '/',
    { ...(await content()), markdown },
    { ...note, markdown: { tag: 'tag', length: 6 } },
  );
  expect((await files.readMarkdown('/')).toString()).toBe('# Page');
  await files.removeOthers(['/']);
  expect((await files.notes()).size).toBe(1);
  await rm(path.join(directory, 'index.md'));
  expect((await files.notes()).size).toBe(0);
});

describe.each(['cruise.html', 'cruise.html.br', 'cruise.html.gz', 'cruise.md'])('%s', (name) => {
  const file = () => path.join(directory, name);
  const harms: [string, () => Promise<void>][] = [
    ['is empty', () => truncate(file(), 0)],
    ['was cut short', () => truncate(file(), 5)],
    [
      'is as long as it should be, and holds nothing',
      async () => writeFile(file(), Buffer.alloc((await stat(file())).size)),
    ],
  ];
  test.each(harms)('after a power failure %s: its page is not found', async (_how, harm) => {
    const files = pageFiles(directory);
    const whole = { ...note, markdown: { tag: 'tag', length: 6 } };
    await files.write('/cruise', { ...(await content()), markdown }, whole);
    expect(await files.notes()).toEqual(new Map([['/cruise', whole]]));
    await harm();
    expect((await files.notes()).size).toBe(0);
  });
});

test('a state of the content that was cut short is none', async () => {
  const files = pageFiles(directory);
  await files.writeStates({ pages: 'x' });
  await truncate(path.join(directory, '.states.json'), 4);
  expect(await files.states()).toEqual({});
});

test('a file, its name and its note are on the disk in this order', async () => {
  const handle = await open(path.join(directory, 'any'), 'w');
  const done: string[] = [];
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async () => {
    done.push((await names()).filter((name) => /cruise/.test(name)).join());
  });
  onTestFinished(async () => {
    sync.mockRestore();
    await handle.close();
  });
  await pageFiles(directory).write('/cruise', await content(), note);
  expect(done.at(-1)).toBe('cruise.html,cruise.html.br,cruise.html.gz,cruise.note.json');
  expect(
    done.filter((list) => list.startsWith('cruise.html,cruise.html.br,cruise.html.gz')).length,
  ).toBeGreaterThan(1);
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

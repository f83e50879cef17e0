import { mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Source } from '#content/read/source.ts';
import { renderInput } from '../fixtures/site-fixture.ts';
import { buildFolder } from './build-folder.ts';
import { pageStore } from './page-store.ts';
import type { PublishSource } from './publish-source.ts';
import { createPublisher, type Publisher, type PublisherInput } from './publisher.ts';
import { createStaticStore, type StaticStore } from './static-store.ts';

type Row = { id: number; path: string; version: number; heading: string; parts?: number };

/** A content service in memory, which notes what was rendered, in order. Each page reads its record alone. */
function fakeContent(rows: Row[]) {
  const loads: string[] = [];
  const versionOf = (asked: string) => String(rows.find(({ id }) => String(id) === asked)?.version);
  const records: Source = {
    name: 'page',
    tables: ['pages', 'menus'],
    versions: async (asked) => new Map(asked.map((id) => [id, versionOf(id)])),
  };
  const source: PublishSource = {
    surroundings: 'build-1',
    locales: ['en'],
    source: (name) => (name === 'page' ? records : undefined),
    forget: () => undefined,
    tableStates: async () => ({ pages: rows.map(({ id, version }) => `${id}:${version}`).join() }),
    addresses: async () =>
      rows.map(({ id, path: pagePath }) => ({
        record: `pages/${id}`,
        path: pagePath,
        isIndexed: true,
        changedOn: '2026-11-21',
        description: '',
      })),
    async load({ record, path: pagePath, part }) {
      const id = record.replace('pages/', '');
      loads.push(part === 1 ? id : `${id} part ${part}`);
      const version = versionOf(id);
      await content.beforeLoad(id);
      const row = rows.find((candidate) => String(candidate.id) === id);
      if (!row) return undefined;
      const heading = part === 1 ? row.heading : `${row.heading}, part ${part}`;
      const input = renderInput({ path: pagePath, heading });
      const { parts = 1 } = row;
      return { input, parts, surroundings: this.surroundings, reads: () => ({ [`page ${id}`]: version }) };
    },
  };
  const content = { rows, loads, source, beforeLoad: async (_id: string): Promise<void> => undefined };
  return content;
}

const row = (id: number, heading = `Heading ${id}`): Row => ({
  id,
  path: `/page-${id}`,
  version: 1,
  heading,
});

// Compressing takes its time on a busy machine.
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 });

let directory: string;
let store: StaticStore;
let publisher: Publisher | undefined;

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  directory = await mkdtemp(path.join(os.tmpdir(), 'published-'));
  store = createStaticStore();
});
afterEach(async () => {
  await publisher?.stop();
  vi.restoreAllMocks();
  await rm(directory, { recursive: true });
});

type Options = Pick<PublisherInput, 'onPublished' | 'today'>;
const policyOf = ({ surroundings }: PublishSource) => `script-src 'sha256-${surroundings}'`;

const filesOf = ({ surroundings }: Pick<PublishSource, 'surroundings'>) =>
  buildFolder(directory, surroundings);

function publish(source: PublishSource, options: Options = {}): Publisher {
  const headers = { 'content-type': 'text/html', 'content-security-policy': policyOf(source) };
  const pages = pageStore({ store, files: filesOf(source), headers, siteUrl: 'https://example.com' });
  publisher = createPublisher({ source, pages, ...options });
  publisher.rebuild();
  return publisher;
}

/** Each page is served as Markdown as well, and never one form without the other. */
function pagePaths(): string[] {
  const isMarkdown = (name: string) => name.endsWith('.md');
  const paths = store.paths().filter((name) => !isMarkdown(name));
  expect(store.paths().filter(isMarkdown)).toEqual(paths.map((name) => `${name}.md`));
  return paths;
}

async function shown(pagePath: string): Promise<string> {
  return String(await store.get(pagePath)?.body('identity'));
}

/** When each file was written last. */
async function writtenAt(): Promise<Map<string, number>> {
  const folder = path.join(directory, 'build-build-1');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  const times = names.map(async (name) => [name, (await stat(path.join(folder, name))).mtimeMs] as const);
  return new Map(await Promise.all(times));
}

test('at the start every page is drawn once', async () => {
  const content = fakeContent([row(1), row(2), row(3)]);
  await publish(content.source).ready;
  expect(pagePaths().toSorted()).toEqual(['/page-1', '/page-2', '/page-3']);
  expect(await shown('/page-2')).toContain('Heading 2');
  expect(content.loads.toSorted()).toEqual(['1', '2', '3']);
});

test('a second start draws nothing again, and withdraws what is gone by then', async () => {
  const content = fakeContent([row(1), row(2)]);
  await publish(content.source).ready;
  await publisher?.stop();
  content.loads.length = 0;
  content.rows.pop();
  store = createStaticStore();
  await publish(content.source).ready;
  expect(content.loads).toEqual([]);
  expect(pagePaths()).toEqual(['/page-1']);
  expect([...(await filesOf(content.source).notes()).keys()]).toEqual(['/page-1']);
});

test('a page is published in every locale, and gone with a locale that is switched off', async () => {
  const content = fakeContent([{ ...row(1), parts: 2 }]);
  const source = { ...content.source, locales: ['en', 'en-XA'] as const };
  await publish(source).ready;
  const inStrange = ['/en-XA/page-1', '/en-XA/page-1/page/2'];
  expect(pagePaths().toSorted()).toEqual([...inStrange, '/page-1', '/page-1/page/2']);
  await publisher?.stop();
  store = createStaticStore();
  content.loads.length = 0;
  await publish(content.source).ready;
  expect(content.loads).toEqual([]);
  expect(pagePaths().toSorted()).toEqual(['/page-1', '/page-1/page/2']);
});

test('a change of one page draws that page alone', async () => {
  const content = fakeContent([row(1), row(2)]);
  const { ready, notice } = publish(content.source);
  await ready;
  content.loads.length = 0;
  Object.assign(content.rows[1] ?? {}, { version: 2, heading: 'Changed' });
  notice({ table: 'pages', id: 2 });
  await eventually(async () => expect(await shown('/page-2')).toContain('Changed'));
  expect(content.loads).toEqual(['2']);
});

test('a change of something shared draws every page that has read it', async () => {
  const content = fakeContent([row(1), row(2)]);
  const { ready, notice } = publish(content.source);
  await ready;
  for (const page of content.rows) Object.assign(page, { version: 2, heading: 'New menu' });
  notice({ table: 'menus' });
  await eventually(async () => {
    expect(await shown('/page-1')).toContain('New menu');
    expect(await shown('/page-2')).toContain('New menu');
  });
});

test('a page that somebody has just changed overtakes a running rebuild', async () => {
  const content = fakeContent(Array.from({ length: 12 }, (_, index) => row(index + 1)));
  const { ready, notice, rebuild } = publish(content.source);
  await ready;
  content.loads.length = 0;
  for (const page of content.rows) page.version = 2;
  content.beforeLoad = async (id) => {
    if (content.loads.length > 1) return;
    Object.assign(content.rows[11] ?? {}, { version: 3, heading: `Changed while ${id} was drawn` });
    notice({ table: 'pages', id: 12 });
  };
  rebuild();
  await eventually(() => expect(content.loads).toHaveLength(12));
  expect(content.loads.indexOf('12')).toBeLessThanOrEqual(2);
  expect(await shown('/page-12')).toContain('Changed while');
});

test('a page that was unpublished, and the old address of one that moved, are withdrawn', async () => {
  const content = fakeContent([row(1), row(2)]);
  const { ready, notice } = publish(content.source);
  await ready;
  content.rows.shift();
  Object.assign(content.rows[0] ?? {}, { path: '/moved', version: 2 });
  notice({ table: 'pages', id: 1 });
  notice({ table: 'pages', id: 2 });
  await eventually(() => expect(pagePaths()).toEqual(['/moved']));
});

test('a page that cannot be drawn keeps its old form, and is tried again', async () => {
  const content = fakeContent([row(1), row(2)]);
  const { ready, notice } = publish(content.source);
  await ready;
  let failuresLeft = 1;
  content.beforeLoad = async () => {
    failuresLeft -= 1;
    if (failuresLeft >= 0) throw new Error('the database is away');
  };
  Object.assign(content.rows[0] ?? {}, { version: 2, heading: 'Later' });
  notice({ table: 'pages', id: 1 });
  await eventually(() => expect(failuresLeft).toBe(0));
  expect(await shown('/page-1')).toContain('Heading 1');
  await eventually(async () => expect(await shown('/page-1')).toContain('Later'));
});

test('while the database is away at the start nothing is ready; when it is back, everything is', async () => {
  const content = fakeContent([row(1)]);
  let isAway = true;
  const addresses = vi.fn(() => (isAway ? Promise.reject(new Error('away')) : content.source.addresses()));
  const { ready, isReady } = publish({ ...content.source, addresses });
  // Asked a second time: the first attempt is over.
  await eventually(() => expect(addresses.mock.calls.length).toBeGreaterThan(1));
  expect(isReady()).toBe(false);
  isAway = false;
  await ready;
  expect(isReady()).toBe(true);
  expect(pagePaths()).toEqual(['/page-1']);
});

test('one page that fails does not keep the others from being served', async () => {
  const content = fakeContent([row(1), row(2)]);
  content.beforeLoad = async (id) => {
    if (id === '1') throw new Error('broken');
  };
  await publish(content.source).ready;
  expect(pagePaths()).toEqual(['/page-2']);
});

test('the published addresses are told after every change', async () => {
  const content = fakeContent([row(1)]);
  const told: string[][] = [];
  const { ready, notice } = publish(content.source, {
    onPublished: async (addresses) => void told.push(addresses.map(({ path: p }) => p)),
  });
  await ready;
  content.rows.push(row(2));
  notice({ table: 'pages', id: 2 });
  await eventually(() => expect(told.at(-1)).toEqual(['/page-1', '/page-2']));
});

test('what somebody has just changed is served before the files of all addresses are made', async () => {
  const content = fakeContent([row(1), row(2)]);
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  let told = 0;
  const { ready, notice } = publish(content.source, {
    async onPublished() {
      if (isHeld) await held.promise;
      told += 1;
    },
  });
  await ready;
  const before = told;
  isHeld = true;
  content.rows[0] = { ...row(1, 'Changed'), version: 2 };
  notice({ table: 'pages', id: 1 });
  await eventually(async () => expect(await shown('/page-1')).toContain('Changed'));
  expect(told).toBe(before);
  held.resolve();
  await eventually(() => expect(told).toBeGreaterThan(before));
});

test('what the database says before its notice has come is not taken for looked at', async () => {
  const content = fakeContent([row(1), row(2)]);
  const { ready, notice, rebuild, isBusy } = publish(content.source);
  await ready;
  await eventually(() => expect(isBusy()).toBe(false));
  // Its own notice is lost with the connection, which is followed by a look at everything; another table's comes.
  content.rows[0] = { ...row(1, 'Changed'), version: 2 };
  notice({ table: 'faqs' });
  await eventually(() => expect(isBusy()).toBe(false));
  rebuild();
  await eventually(async () => expect(await shown('/page-1')).toContain('Changed'));
});

test('a page changes as Markdown when it changes as HTML', async () => {
  const content = fakeContent([row(1)]);
  const { ready, notice } = publish(content.source);
  await ready;
  const markdown = async () => String(await store.get('/page-1.md')?.body('identity'));
  expect(await markdown()).toMatch(/^# Heading 1\n/);
  expect(store.get('/page-1.md')?.headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    link: '<https://example.com/page-1>; rel="canonical"',
  });
  content.rows[0] = { ...row(1, 'Changed'), version: 2 };
  notice({ table: 'pages', id: 1 });
  await eventually(async () => expect(await shown('/page-1')).toContain('Changed'));
  expect(await markdown()).toMatch(/^# Changed\n/);
});

test('what is not to be found is no Markdown either, also after it was', async () => {
  const content = fakeContent([row(1)]);
  const { ready, notice } = publish({
    ...content.source,
    async load(unit) {
      const drawn = await content.source.load(unit);
      const isIndexed = content.rows[0]?.version === 1;
      return drawn && { ...drawn, input: { ...drawn.input, page: { ...drawn.input.page, isIndexed } } };
    },
  });
  await ready;
  expect(await readdir(path.join(directory, 'build-build-1'))).toContain('page-1.md');
  content.rows[0] = { ...row(1), version: 2 };
  notice({ table: 'pages', id: 1 });
  await eventually(async () => expect(await shown('/page-1')).toContain('noindex'));
  expect(store.get('/page-1.md')).toBeUndefined();
  expect(await readdir(path.join(directory, 'build-build-1'))).not.toContain('page-1.md');
});

test('a page that is gone between the listing and the drawing is withdrawn', async () => {
  const content = fakeContent([row(1)]);
  const source: PublishSource = {
    ...content.source,
    load: async () => undefined,
  };
  await publish(source).ready;
  expect(pagePaths()).toEqual([]);
});

test('a page that would be the same is not written again', async () => {
  const content = fakeContent([row(1), row(2)]);
  const { ready, notice } = publish(content.source);
  await ready;
  const before = await writtenAt();
  for (const page of content.rows) page.version = 2;
  Object.assign(content.rows[1] ?? {}, { heading: 'Changed' });
  notice({ table: 'menus' });
  await eventually(async () => expect(await shown('/page-2')).toContain('Changed'));
  await eventually(() => expect(publisher?.isBusy()).toBe(false));
  const after = await writtenAt();
  expect(after.get('page-1.html')).toBe(before.get('page-1.html'));
  expect(after.get('page-2.html')).toBeGreaterThan(before.get('page-2.html') ?? 0);
});

test('a page of another build is drawn anew', async () => {
  const content = fakeContent([row(1)]);
  await publish(content.source).ready;
  await publisher?.stop();
  content.loads.length = 0;
  await publish({ ...content.source, surroundings: 'build-2' }).ready;
  expect(content.loads).toEqual(['1']);
});

test('a page that a power failure has cut short is drawn again at the next start, and no other', async () => {
  const content = fakeContent([row(1), row(2)]);
  await publish(content.source).ready;
  await publisher?.stop();
  await truncate(path.join(directory, 'build-build-1', 'page-2.html.br'), 10);
  content.loads.length = 0;
  store = createStaticStore();
  await publish(content.source).ready;
  expect(content.loads).toEqual(['2']);
  const packed = await store.get('/page-2')?.body('br');
  expect(String(brotliDecompressSync(packed ?? Buffer.alloc(0)))).toContain('Heading 2');
});

test('two builds that share a data folder each serve and keep pages of their own', async () => {
  const content = fakeContent([row(1)]);
  const later = fakeContent([{ ...row(1), heading: 'Of the later build' }]);
  await publish(content.source).ready;
  const [first, firstStore] = [publisher, store];
  store = createStaticStore();
  await publish({ ...later.source, surroundings: 'build-2' }).ready;
  await eventually(() => expect(publisher?.isBusy()).toBe(false));
  // Nothing is in memory before someone has asked.
  expect(String(await firstStore.get('/page-1')?.body('identity'))).toContain('Heading 1');
  expect(await shown('/page-1')).toContain('Of the later build');

  await first?.stop();
  await publisher?.stop();
  content.loads.length = 0;
  store = createStaticStore();
  await publish(content.source).ready;
  expect(content.loads).toEqual([]);
  expect(await shown('/page-1')).toContain('Heading 1');
});

test('the folders of the last three builds stay, and nothing that an earlier version left beside them', async () => {
  const content = fakeContent([row(1)]);
  await writeFile(path.join(directory, 'index.html'), 'Of an earlier version.');
  for (const surroundings of ['1', '2', '3', '4']) {
    await publish({ ...content.source, surroundings }).ready;
    await eventually(() => expect(publisher?.isBusy()).toBe(false));
    await publisher?.stop();
  }
  expect((await readdir(directory)).toSorted()).toEqual(['build-2', 'build-3', 'build-4']);
});

/** As an upgrade finds them: the files of another build. */
async function drawnByAnotherBuild(content: ReturnType<typeof fakeContent>) {
  await publish(content.source).ready;
  await publisher?.stop();
  store = createStaticStore();
  return { ...content.source, surroundings: 'build-2' };
}

test('a page that a new build cannot draw is served as the last one drew it, under its policy, until it is drawn', async () => {
  const content = fakeContent([row(1), { ...row(2), parts: 2 }]);
  const upgraded = await drawnByAnotherBuild(content);
  let isBroken = true;
  content.beforeLoad = async (id) => {
    if (id === '2' && isBroken) throw new Error('broken');
  };
  for (const page of content.rows) Object.assign(page, { version: 2, heading: `New ${page.id}` });
  await publish(upgraded).ready;
  expect(await shown('/page-1')).toContain('New 1');
  expect(store.get('/page-1')?.headers).toMatchObject({ 'content-security-policy': policyOf(upgraded) });
  const formerPolicy = { 'content-security-policy': policyOf(content.source) };
  for (const former of ['/page-2', '/page-2/page/2']) {
    expect(await shown(former)).toContain('Heading 2');
    expect(store.get(former)?.headers).toMatchObject(formerPolicy);
  }
  expect(String(await store.get('/page-2.md')?.body('identity'))).toContain('# Heading 2');

  // So it is after a further start.
  await publisher?.stop();
  store = createStaticStore();
  await publish(upgraded).ready;
  expect(await shown('/page-2/page/2')).toContain('Heading 2, part 2');
  // Nothing else needs to change: it is tried again, with all its parts.
  isBroken = false;
  await eventually(async () => expect(await shown('/page-2')).toContain('New 2'));
  await eventually(async () => expect(await shown('/page-2/page/2')).toContain('New 2, part 2'));
  expect(store.get('/page-2')?.headers).toMatchObject({ 'content-security-policy': policyOf(upgraded) });
});

test('what another record had at the address is not served for a page that cannot be drawn, nor what is unpublished', async () => {
  const content = fakeContent([row(1), row(2)]);
  const upgraded = await drawnByAnotherBuild(content);
  content.beforeLoad = async () => {
    throw new Error('broken');
  };
  content.rows.splice(0, 2, { ...row(3), path: '/page-1' });
  await publish(upgraded).ready;
  expect(pagePaths()).toEqual([]);
  const files = async () => [...(await filesOf(upgraded).notes()).keys()];
  await eventually(async () => expect(await files()).toEqual([]));
});

test('a page whose lists go on has its parts below it, as many as there are now', async () => {
  const content = fakeContent([{ ...row(1), parts: 3 }]);
  const { ready, notice } = publish(content.source);
  await ready;
  expect(pagePaths().toSorted()).toEqual(['/page-1', '/page-1/page/2', '/page-1/page/3']);
  expect(await shown('/page-1/page/3')).toContain('Heading 1, part 3');
  Object.assign(content.rows[0] ?? {}, { version: 2, parts: 2 });
  notice({ table: 'pages', id: 1 });
  await eventually(() => expect(pagePaths().toSorted()).toEqual(['/page-1', '/page-1/page/2']));
});

test('pages that visitors ask for come first', async () => {
  const content = fakeContent(Array.from({ length: 6 }, (_, index) => row(index + 1)));
  const { ready, notice } = publish(content.source);
  await ready;
  for (let asked = 0; asked < 3; asked += 1) await shown('/page-5');
  await shown('/page-3');
  content.loads.length = 0;
  for (const page of content.rows) page.version = 2;
  notice({ table: 'menus' });
  await eventually(() => expect(content.loads).toHaveLength(6));
  expect(content.loads.slice(0, 2)).toEqual(['5', '3']);
});

test('what somebody has just changed stays first when something else is found meanwhile', async () => {
  const content = fakeContent(Array.from({ length: 8 }, (_, index) => row(index + 1)));
  const { ready, notice } = publish(content.source);
  await ready;
  for (let asked = 0; asked < 3; asked += 1) await shown('/page-2');
  content.loads.length = 0;
  for (const page of content.rows) page.version = 2;
  notice({ table: 'pages', id: 7 });
  // Comes while the first look is still looking.
  await Promise.resolve();
  notice({ table: 'redirects', id: 1 });
  await eventually(() => expect(content.loads).toHaveLength(8));
  expect(content.loads.slice(0, 2)).toEqual(['7', '2']);
});

test('a page that cannot be drawn is tried again, also when something else is looked at in between', async () => {
  const content = fakeContent([row(1), row(2)]);
  const { ready, notice } = publish(content.source);
  await ready;
  let failuresLeft = 1;
  content.beforeLoad = async (id) => {
    if (id !== '1') return;
    failuresLeft -= 1;
    if (failuresLeft < 0) return;
    // Comes before the next attempt, of a table that no page reads, and finds the tables as they are by now.
    setTimeout(() => notice({ table: 'redirects' }), 50);
    throw new Error('the database is away');
  };
  Object.assign(content.rows[0] ?? {}, { version: 2, heading: 'Later' });
  notice({ table: 'pages', id: 1 });
  await eventually(async () => expect(await shown('/page-1')).toContain('Later'));
});

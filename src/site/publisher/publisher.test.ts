import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RenderInput } from '../document/page-data.ts';
import { renderInput } from '../fixtures/site-fixture.ts';
import { pageFiles } from './page-files.ts';
import { pageShelf } from './page-shelf.ts';
import type { PublishSource, PublishStamp } from './publish-source.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { createStaticStore, type StaticStore } from './static-store.ts';

type Row = { id: string; path: string; version: number; heading: string };

/** A content service in memory, which notes what was drawn, in order. */
function fakeContent(rows: Row[]) {
  const loads: string[] = [];
  const source: PublishSource = {
    async stamps() {
      return rows.map(({ id, path: pagePath, version }) => stampOf({ id, path: pagePath, version }));
    },
    async load(id) {
      const row = rows.find((candidate) => candidate.id === id);
      loads.push(id);
      await content.beforeLoad(id);
      return row && renderInput({ path: row.path, heading: row.heading });
    },
  };
  const content = { rows, loads, source, beforeLoad: async (_id: string): Promise<void> => undefined };
  return content;
}

function stampOf({ id, path: pagePath, version }: Omit<Row, 'heading'>): PublishStamp {
  return { id, path: pagePath, stamp: `v${version}`, isIndexed: true, changedOn: '2026-11-21' };
}

const row = (id: number, heading = `Heading ${id}`): Row => ({
  id: String(id),
  path: `/page-${id}`,
  version: 1,
  heading,
});

// Compressing takes its time on a busy machine.
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

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

function publish(source: PublishSource, onPublished?: (stamps: PublishStamp[]) => Promise<void>): Publisher {
  const shelf = pageShelf({ store, files: pageFiles(directory), headers: { 'content-type': 'text/html' } });
  publisher = createPublisher({ source, shelf, onPublished });
  publisher.rebuild();
  return publisher;
}

function shown(pagePath: string): string | undefined {
  return store.get(pagePath)?.answers.identity.body.toString();
}

test('at the start every page is drawn once', async () => {
  const content = fakeContent([row(1), row(2), row(3)]);
  await publish(content.source).ready;
  expect(store.paths().toSorted()).toEqual(['/page-1', '/page-2', '/page-3']);
  expect(shown('/page-2')).toContain('Heading 2');
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
  expect(store.paths()).toEqual(['/page-1']);
  expect(await pageFiles(directory).read('/page-2', 'v1')).toBeUndefined();
});

test('a change of one page draws that page alone', async () => {
  const content = fakeContent([row(1), row(2)]);
  const { ready, notice } = publish(content.source);
  await ready;
  content.loads.length = 0;
  Object.assign(content.rows[1] ?? {}, { version: 2, heading: 'Changed' });
  notice({ table: 'pages', id: 2 });
  await eventually(() => expect(shown('/page-2')).toContain('Changed'));
  expect(content.loads).toEqual(['2']);
});

test('a change of something shared draws every page whose stamp it changes', async () => {
  const content = fakeContent([row(1), row(2)]);
  const { ready, notice } = publish(content.source);
  await ready;
  for (const page of content.rows) Object.assign(page, { version: 2, heading: 'New menu' });
  notice({ table: 'menus' });
  await eventually(() => {
    expect(shown('/page-1')).toContain('New menu');
    expect(shown('/page-2')).toContain('New menu');
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
  expect(shown('/page-12')).toContain('Changed while');
});

test('a page that was unpublished, and the old address of one that moved, are withdrawn', async () => {
  const content = fakeContent([row(1), row(2)]);
  const { ready, notice } = publish(content.source);
  await ready;
  content.rows.shift();
  Object.assign(content.rows[0] ?? {}, { path: '/moved', version: 2 });
  notice({ table: 'pages', id: 1 });
  notice({ table: 'pages', id: 2 });
  await eventually(() => expect(store.paths()).toEqual(['/moved']));
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
  expect(shown('/page-1')).toContain('Heading 1');
  await eventually(() => expect(shown('/page-1')).toContain('Later'));
});

test('while the database is away at the start nothing is ready; when it is back, everything is', async () => {
  const content = fakeContent([row(1)]);
  let isAway = true;
  const source: PublishSource = {
    ...content.source,
    stamps: () => (isAway ? Promise.reject(new Error('away')) : content.source.stamps()),
  };
  const { ready, isReady } = publish(source);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isReady()).toBe(false);
  isAway = false;
  await ready;
  expect(isReady()).toBe(true);
  expect(store.paths()).toEqual(['/page-1']);
});

test('one page that fails does not keep the others from being served', async () => {
  const content = fakeContent([row(1), row(2)]);
  content.beforeLoad = async (id) => {
    if (id === '1') throw new Error('broken');
  };
  await publish(content.source).ready;
  expect(store.paths()).toEqual(['/page-2']);
});

test('the published addresses are told after every change', async () => {
  const content = fakeContent([row(1)]);
  const told: string[][] = [];
  const { ready, notice } = publish(
    content.source,
    async (stamps) => void told.push(stamps.map(({ path: p }) => p)),
  );
  await ready;
  content.rows.push(row(2));
  notice({ table: 'pages', id: 2 });
  await eventually(() => expect(told.at(-1)).toEqual(['/page-1', '/page-2']));
});

test('a page that is gone between the listing and the drawing is withdrawn', async () => {
  const content = fakeContent([row(1)]);
  const source: PublishSource = {
    ...content.source,
    load: async (): Promise<RenderInput | undefined> => undefined,
  };
  await publish(source).ready;
  expect(store.paths()).toEqual([]);
});

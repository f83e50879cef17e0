import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { contentService } from '#content/read/content-service.ts';
import { env } from '#platform/env.ts';
import type { Listening } from '#platform/listen.ts';
import { documentHeaders } from '#site/document/security-headers.ts';
import { faultsOfGraph, linkedDataIn } from '#site/fixtures/schema-org.ts';
import { assets, captcha } from '#site/fixtures/site-fixture.ts';
import { listenForChanges } from '#site/publisher/change-feed.ts';
import { contentSource } from '#site/publisher/content-source.ts';
import { pageFailures } from '#site/publisher/page-failures.ts';
import { pageFiles } from '#site/publisher/page-files.ts';
import { type PageStore, pageStore } from '#site/publisher/page-store.ts';
import { createPublisher, type Publisher } from '#site/publisher/publisher.ts';
import { siteFiles } from '#site/publisher/site-files.ts';
import { siteSources } from '#site/publisher/site-sources.ts';
import { createStaticStore } from '#site/publisher/static-store.ts';
import { brand } from '#ui/brand/brand.ts';
import type { Locales } from '#ui/language/locales.ts';
import { rowsOf } from './database.ts';

const folder = () => path.join(env().dataDir, 'published');
export const liveWithinMs = 2000;
/** Where it is not about how soon. */
export const unhurriedMs = 20_000;
export let pages: PageStore;
export let publisher: Publisher;
let feed: Listening;
export let store = createStaticStore();

/** The addresses that were rendered since the list was emptied, whether they were written or the same as before. */
export const rendered: string[] = [];

export async function startPublisher(buildId: string, locales: Locales = ['en']): Promise<void> {
  store = createStaticStore();
  const siteUrl = 'https://example.com';
  const headers = documentHeaders({ siteUrl, captcha, scriptHashes: [] });
  const opened = pageStore({ store, files: pageFiles(folder()), headers, siteUrl, packsTight: false });
  pages = {
    ...opened,
    put(unit, ...drawn) {
      rendered.push(unit.path);
      return opened.put(unit, ...drawn);
    },
  };
  const options = {
    locales,
    assetsOf: () => assets,
    siteUrl,
    captcha,
    brand: brand(),
    buildId,
  };
  const source = contentSource({ sources: siteSources(locales), ...options });
  const updateSiteFiles = siteFiles({
    ...{ store, siteUrl, headers: {}, locales, overview: source.overview },
    showsExamples: (address) => pages.notes.get(address)?.showsExamples === true,
  });
  publisher = createPublisher({
    source,
    pages,
    onPublished: updateSiteFiles,
    onIdle: () => void updateSiteFiles(),
    troubles: pageFailures(),
  });
  const { rebuild: onConnected, notice: onNotice } = publisher;
  feed = listenForChanges({ onConnected, onNotice });
  await publisher.ready;
}

export async function stopPublisher(): Promise<void> {
  await feed.stop();
  await publisher.stop();
}

export let before: Map<string, number>;

/** When each page was written last. */
export async function written(): Promise<Map<string, number>> {
  const names = await readdir(folder(), { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html'));
  return new Map(
    await Promise.all(
      pages.map(async (name) => [name, (await stat(path.join(folder(), name))).mtimeMs] as const),
    ),
  );
}

/** From now on `writtenSince` compares with this moment. */
export async function rememberTimes(): Promise<void> {
  before = await written();
}

/** The pages that were written since the test began, once nothing is left to do. */
export async function writtenSince(): Promise<string[]> {
  await expect.poll(() => publisher.isBusy(), { timeout: 60_000 }).toBe(false);
  const now = await written();
  return [...now]
    .flatMap(([name, at]) => (before.get(name) === at ? [] : [`/${name.replace(/\.html$/, '')}`]))
    .sort();
}

export const addressOf = (page: string) => (page === '/index' ? '/' : page);

export async function isLive(page: string, words: string, timeout = liveWithinMs): Promise<void> {
  await expect.poll(() => textOf(page), { timeout, interval: 20 }).toContain(words);
}

export async function textOf(page: string): Promise<string> {
  return String(await store.get(page)?.body('identity'));
}

export function faultsOf(html: string): string[] {
  return linkedDataIn(html).flatMap(faultsOfGraph);
}

/** A text as the content service stores it. */
export function richText(words: string) {
  const children = [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words }] }];
  const root = { type: 'root', version: 1, direction: null, format: '' as const, indent: 0, children };
  return { root };
}

/** And nothing is left to do. */
export async function isGoneFrom(page: string, words: string): Promise<void> {
  await expect.poll(() => textOf(page), { timeout: 20_000 }).not.toContain(words);
  await writtenSince();
}

export async function find(
  collection: 'pages' | 'faqs' | 'blog-posts' | 'key-sectors',
  field: string,
  value: string,
): Promise<number> {
  const service = await contentService();
  const { docs } = await service.find({ collection, where: { [field]: { equals: value } }, depth: 0 });
  return Number(docs[0]?.id);
}

export function questionsOf(page: string): string {
  return Object.keys(pages.notes.get(page)?.reads ?? {}).join('\n');
}

/** All other pages of the seed wait as drafts: what a change renders is seen on a few, and the others take most of the time. */
export function withPagesOnly(...paths: readonly string[]): void {
  beforeAll(() => rowsOf(`update pages set _status = 'draft' where path <> all($1)`, [paths]));
}

/** Publishes the seed, and remembers before each test when each page was written. */
export function withPublishedSite(locales?: Locales): void {
  beforeAll(() => startPublisher('build-1', locales));
  afterAll(stopPublisher);
  beforeEach(rememberTimes);
}

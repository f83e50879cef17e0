import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Source } from '#content/read/source.ts';
import { renderInput } from '../../fixtures/site-fixture.ts';
import { buildFolder } from '../build-folder.ts';
import { type PageStore, pageStore } from '../page-store.ts';
import type { PublishSource } from '../publish-source.ts';
import { createPublisher, type Publisher, type PublisherInput } from '../publisher.ts';
import { createStaticStore, type StaticStore } from '../static-store.ts';

export type Row = { id: number; path: string; version: number; heading: string; parts?: number };

/** A content service in memory, which notes what was rendered, in order. Each page reads its record alone. */
export function fakeContent(rows: Row[]) {
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
        languages: ['en'],
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

export const row = (id: number, heading = `Heading ${id}`): Row => ({
  id,
  path: `/page-${id}`,
  version: 1,
  heading,
});

// Compressing takes its time on a busy machine.
export const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 });

export let directory: string;
export let store: StaticStore;
export let pages: PageStore;
export let publisher: Publisher | undefined;

/** A folder and a store of its own for each test. The publisher is stopped after it. */
export function withPublisher(): void {
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
}

/** As a start finds it: an empty memory and the files on the disk. */
export function newStore(): void {
  store = createStaticStore();
}

type Options = Pick<PublisherInput, 'onPublished' | 'today'>;
export const policyOf = ({ surroundings }: PublishSource) => `script-src 'sha256-${surroundings}'`;

export const filesOf = ({ surroundings }: Pick<PublishSource, 'surroundings'>) =>
  buildFolder(directory, surroundings);

export function publish(source: PublishSource, options: Options = {}): Publisher {
  const headers = { 'content-type': 'text/html', 'content-security-policy': policyOf(source) };
  pages = pageStore({ store, files: filesOf(source), headers, siteUrl: 'https://example.com' });
  publisher = createPublisher({ source, pages, ...options });
  publisher.rebuild();
  return publisher;
}

/** Each page is served as Markdown as well, and never one form without the other. */
export function pagePaths(): string[] {
  const isMarkdown = (name: string) => name.endsWith('.md');
  const paths = store.paths().filter((name) => !isMarkdown(name));
  expect(store.paths().filter(isMarkdown)).toEqual(paths.map((name) => `${name}.md`));
  return paths;
}

export async function shown(pagePath: string): Promise<string> {
  return String(await store.get(pagePath)?.body('identity'));
}

/** When each file was written last. */
export async function writtenAt(): Promise<Map<string, number>> {
  const folder = path.join(directory, 'build-build-1');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  const times = names.map(async (name) => [name, (await stat(path.join(folder, name))).mtimeMs] as const);
  return new Map(await Promise.all(times));
}

/** As an upgrade finds them: the files of another build. */
export async function drawnByAnotherBuild(content: ReturnType<typeof fakeContent>) {
  await publish(content.source).ready;
  await publisher?.stop();
  store = createStaticStore();
  return { ...content.source, surroundings: 'build-2' };
}

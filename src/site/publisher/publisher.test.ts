import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readNoted } from '#content/read/noted-answer.ts';
import type { Source } from '#content/read/source.ts';
import { renderInput } from '../fixtures/site-fixture.ts';
import type { PublishSource } from './publish-source.ts';
import {
  directory,
  eventually,
  fakeContent,
  filesOf,
  newStore,
  pagePaths,
  publish,
  publisher,
  row,
  shown,
  store,
  withPublisher,
  writtenAt,
} from './testing/publisher-fixture.ts';

withPublisher();

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
  newStore();
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
  newStore();
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

test('a page whose answers are the same in its language is not rendered, and not doubted again', async () => {
  const content = fakeContent([row(1)]);
  const words: Record<string, string> = { en: 'Heading 1', 'en-XA': 'Strange 1' };
  let reads = 0;
  const records: Source = {
    ...{ name: 'page', tables: ['pages'] },
    versions: async ([asked = '']) => new Map([[asked, String(content.rows[0]?.version)]]),
    async read(_asked, locale) {
      reads += 1;
      return words[locale];
    },
  };
  const source: PublishSource = {
    ...content.source,
    locales: ['en', 'en-XA'],
    source: () => records,
    async load(unit) {
      const { answer, noted } = await readNoted(
        { ...records, read: async (_, locale) => words[locale] },
        '1',
        unit.locale,
      );
      const drawn = await content.source.load({ ...unit, part: 1 });
      return (
        drawn && { ...drawn, input: renderInput({ heading: answer }), reads: () => ({ 'page 1': noted }) }
      );
    },
  };
  const { ready, notice, isBusy } = publish(source);
  const change = async () => {
    Object.assign(content.rows[0] ?? {}, { version: Number(content.rows[0]?.version) + 1 });
    content.loads.length = 0;
    reads = 0;
    notice({ table: 'pages', id: 1 });
    await eventually(() => expect(isBusy()).toBe(false));
    return content.loads.length;
  };
  await ready;
  words.en = 'Changed';
  expect(await change()).toBe(1);
  expect([await shown('/page-1'), await shown('/en-XA/page-1')]).toEqual([
    expect.stringContaining('Changed'),
    expect.stringContaining('Strange 1'),
  ]);
  words['en-XA'] = 'Changed as well';
  expect(await change()).toBe(1);
  expect(await shown('/en-XA/page-1')).toContain('Changed as well');
  notice({ table: 'pages' });
  await eventually(() => expect(isBusy()).toBe(false));
  expect(reads).toBe(2);
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

import { expect, test } from 'vitest';
import { captcha, faqs, menus, page, posts, settings, site } from '../fixtures/site-fixture.ts';
import { type ContentReader, contentSource } from './content-source.ts';

function fakeReader(changes: Partial<ContentReader> = {}): ContentReader {
  return {
    readPageStamps: async () => [
      { id: 1, path: '/cruise', stamp: '20261120101112000' },
      { id: 2, path: '/404', stamp: '20261121101112000' },
      { id: 3, path: '/ri{secret}', stamp: '20261121101112000' },
    ],
    readPostStamps: async () => [{ id: 1, path: '/blog/first', stamp: '20261101000000000' }],
    readSharedStamp: async () => 'shared-1',
    readPage: async (id) => page({ id }),
    readPageByPath: async (path) => page({ path }),
    readSettings: async () => settings,
    readMenus: async () => menus,
    readFaqs: async () => faqs,
    readPosts: async () => posts,
    ...changes,
  };
}

function source(reader: ContentReader, buildId = 'build-1') {
  return contentSource({ reader, assets: site().assets, siteUrl: 'https://example.com', captcha, buildId });
}

const stampsOf = async (reader: ContentReader, buildId?: string) =>
  (await source(reader, buildId).stamps()).map(({ stamp }) => stamp);

test('pages and posts are published under their paths; the partners’ pages are not', async () => {
  const stamps = await source(fakeReader()).stamps();
  expect(stamps.map(({ id, path, isIndexed, changedOn }) => [id, path, isIndexed, changedOn])).toEqual([
    ['1', '/cruise', true, '2026-11-20'],
    ['2', '/404', false, '2026-11-21'],
    ['post/blog/first', '/blog/first', true, '2026-11-01'],
  ]);
});

test('stamps are the same while nothing changes, and open no content service', async () => {
  const closed = async () => Promise.reject(new Error('opened'));
  const reader = fakeReader({ readSettings: closed, readMenus: closed, readFaqs: closed, readPosts: closed });
  expect(await stampsOf(reader)).toEqual(await stampsOf(reader));
});

test('a changed record changes its own stamp alone', async () => {
  const before = await stampsOf(fakeReader());
  const rows = await fakeReader().readPageStamps();
  const changed = rows.map((row) => (row.id === 1 ? { ...row, stamp: '20261121000000000' } : row));
  const after = await stampsOf(fakeReader({ readPageStamps: async () => changed }));
  expect(after.map((stamp, index) => stamp === before[index])).toEqual([false, true, true]);
});

test.each([
  ['something shared', fakeReader({ readSharedStamp: async () => 'shared-2' }), 'build-1'],
  ['the build', fakeReader(), 'build-2'],
])('a change of %s changes every stamp', async (_what, reader, buildId) => {
  const before = await stampsOf(fakeReader());
  const after = await stampsOf(reader, buildId);
  expect(after.some((stamp) => before.includes(stamp))).toBe(false);
});

test('what all pages share is read once for each state of it', async () => {
  let reads = 0;
  let shared = 'shared-1';
  const readSettings = async () => {
    reads += 1;
    return settings;
  };
  const content = source(fakeReader({ readSettings, readSharedStamp: async () => shared }));
  await content.stamps();
  await Promise.all([content.load('1'), content.load('2'), content.load('post/blog/first')]);
  expect(reads).toBe(1);
  shared = 'shared-2';
  await content.stamps();
  await content.load('1');
  expect(reads).toBe(2);
});

test('a post is loaded as a page with its post', async () => {
  const content = source(fakeReader());
  expect(await content.load('post/blog/first')).toMatchObject({
    page: { path: '/blog/first' },
    post: { slug: 'first' },
  });
  expect(await content.load('post/blog/none')).toBeUndefined();
});

test('a page drawn on request shows the address that was asked for and hides the secret', async () => {
  const input = await source(fakeReader()).loadPath({
    path: '/ri{secret}/retail',
    shownPath: '/ris3cret12/retail',
  });
  expect(input?.page.path).toBe('/ris3cret12/retail');
  expect(input?.pageData.path).toBe('/ri…');
});

test('while the database is away the last known surroundings still make a page', async () => {
  let isAway = false;
  const readSharedStamp = async () => {
    if (isAway) throw new Error('away');
    return 'shared-1';
  };
  const content = source(fakeReader({ readSharedStamp }));
  isAway = true;
  await expect(content.loadSite()).rejects.toThrow('away');
  isAway = false;
  await content.loadSite();
  isAway = true;
  expect((await content.loadSite()).settings.brand).toBe(settings.brand);
});

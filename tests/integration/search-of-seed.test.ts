import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { assets, captcha } from '#site/fixtures/site-fixture.ts';
import { renderPage } from '#site/pages/render-page.tsx';
import { contentSource } from '#site/publisher/content-source.ts';
import { siteSources } from '#site/publisher/site-sources.ts';
import { pageText } from '#site/search/page-text.ts';
import { createSearchIndex } from '#site/search/search-index.ts';
import { searchPages } from '#site/search/search-pages.ts';
import { brand } from '#ui/brand/brand.ts';
import { withSeed } from '../support/content-service.ts';
import { sampleOf } from '../support/exhaustive.ts';

/** Results that visitors of a fresh installation find, and find first. */
withSeed();

const siteUrl = 'https://www.chhatri.test';
const locales = ['en'] as const;
const titles: string[] = [];

beforeAll(async () => {
  const source = contentSource({
    sources: siteSources(locales),
    ...{ locales, assetsOf: () => assets, siteUrl, captcha, brand: brand(), buildId: 'build-1' },
  });
  const html = new Map<string, string>();
  for (const { record, path } of await source.addresses()) {
    const input = await source.loadRecord({ record, locale: 'en' });
    if (!input) throw new Error(`${path} has no content.`);
    html.set(path, renderPage(input));
    const read = pageText(html.get(path) ?? '');
    if (read) titles.push(read.title, read.documentTitle);
  }
  const notes = new Map(
    [...html.keys()].map((path) => [path, { tag: '1', locale: 'en', status: 200, part: 1 }] as const),
  );
  const index = createSearchIndex({
    notes,
    files: { read: async (path) => Buffer.from(html.get(path) ?? '') },
  });
  index.refresh();
  await index.settled();
}, 600_000);

test.each([
  ['mediclaim', '/personal/health'],
  ['GMC', '/group-medical-cover'],
  ['WC policy', '/employee-compensation'],
  ['super top up', '/personal/health'],
  ['third party', '/personal/car'],
  ['car insurance', '/personal/car'],
  ['D&O', '/directors-and-officers'],
  ['hospital bill pending', '/claims/health'],
  ['cashless denied', '/claims/health'],
  ['claim denied', '/claim-rejected'],
  ['egg donor', '/oocyte/life-insurance'],
  ['delete my data', '/privacy/request'],
  ['complaint', '/grievance'],
  ['fraud call', '/is-it-us'],
  ['fake call', '/is-it-us'],
  ['stranger called me', '/is-it-us'],
  ['cancer', '/personal/health'],
  ['pf', '/group-term-life'],
  ['unsubscribe', '/blogs-and-resources'],
])('%s finds its page first', async (asked, path) => {
  const found = await searchPages(asked, 'en');
  expect(found.map((each) => each.path)[0]).toBe(path);
});

test.each(['insuranc', 'liabilit', 'maternit', 'surrogat'])('%s finds pages', async (asked) => {
  expect(await searchPages(asked, 'en')).not.toEqual([]);
});

/** The beginnings of a text, letter by letter. */
const beginnings = (text: string) =>
  [...text].map((_letter, at, letters) => letters.slice(0, at + 1).join(''));

async function inVain(asked: Iterable<string>): Promise<string[]> {
  const unanswered: string[] = [];
  const all = [...new Set(asked)].filter((each) => /[\p{L}\p{Nd}]/u.test(each));
  for (let at = 0; at < all.length; at += 8) {
    const found = await Promise.all(
      all.slice(at, at + 8).map(async (each) => ({ each, found: await searchPages(each, 'en') })),
    );
    unanswered.push(...found.filter(({ found: pages }) => pages.length === 0).map(({ each }) => each));
  }
  return unanswered;
}

test('the words of every title find something, letter by letter', async () => {
  expect(titles.length).toBeGreaterThan(150);
  const words = sampleOf(titles, 25).flatMap(
    (title) => title.match(/[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*/gu) ?? [],
  );
  expect(await inVain(words.flatMap(beginnings))).toEqual([]);
}, 600_000);

test('a title finds something while it is typed', async () => {
  expect(await inVain(sampleOf(titles, 6).flatMap(beginnings))).toEqual([]);
}, 600_000);

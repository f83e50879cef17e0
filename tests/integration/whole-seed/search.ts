// Results that visitors of a fresh installation find, and find first.
import { beforeAll, expect, test } from 'vitest';
import { pageText } from '#site/search/page-text.ts';
import { createSearchIndex } from '#site/search/search-index.ts';
import { searchPages } from '#site/search/search-pages.ts';
import { sampleOf } from '../../support/exhaustive.ts';
import { seedPages } from '../../support/rendered-seed.ts';

const titles: string[] = [];

beforeAll(async () => {
  for (const { html } of seedPages.values()) {
    const read = pageText(html);
    if (read) titles.push(read.title, read.documentTitle);
  }
  const notes = new Map(
    [...seedPages.keys()].map((path) => [path, { tag: '1', locale: 'en', status: 200, part: 1 }] as const),
  );
  const index = createSearchIndex({
    notes,
    files: { read: async (path) => Buffer.from(seedPages.get(path)?.html ?? '') },
  });
  index.refresh();
  await index.settled();
});

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
  const words = sampleOf(titles, 12).flatMap(
    (title) => title.match(/[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*/gu) ?? [],
  );
  expect(await inVain(words.flatMap(beginnings))).toEqual([]);
}, 600_000);

test('a title finds something while it is typed', async () => {
  expect(await inVain(sampleOf(titles, 3).flatMap(beginnings))).toEqual([]);
}, 600_000);

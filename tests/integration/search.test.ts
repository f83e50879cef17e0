import type { ReactElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { isExhaustive } from '../support/exhaustive.ts';

setEnvironment();

import type { PlainPage } from '#site/document/plain-page.tsx';
import { deleteUnusedWords } from '#site/search/known-words.ts';
import { createSearchIndex } from '#site/search/search-index.ts';
import { searchPages } from '#site/search/search-pages.ts';
import { searchRoutes } from '#site/search/search-routes.ts';
import {
  countWithoutResults,
  deleteOldSearches,
  maxSearchesKept,
  trimmedEvery,
} from '#site/search/searches-without-results.ts';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';

/** Pages as the publisher leaves them: their notes, and their HTML by their paths. */
const html = new Map<string, string>();
const notes = new Map<string, { tag: string; locale: 'en'; status: number; part: number }>();
const files = { read: async (path: string) => Buffer.from(html.get(path) ?? '') };
const index = createSearchIndex({ notes, files });

function publish(path: string, main: string, tag = '1', head = ''): void {
  html.set(path, `<html><head>${head}</head><body><main>${main}</main></body></html>`);
  notes.set(path, { tag, locale: 'en', status: 200, part: 1 });
}

async function refresh(): Promise<void> {
  index.refresh();
  await index.settled();
}

const pathsFor = async (asked: string) => (await searchPages(asked, 'en')).map(({ path }) => path);

withDatabase();
beforeAll(async () => {
  publish(
    '/personal/car',
    `<h1>Car insurance</h1><p>For your car.</p>
    <section id="claims"><h2>How a claim goes</h2><p>Tell the insurer on the same day.</p></section>`,
  );
  publish('/fire', '<h1>Fire and burglary</h1><p>For a shop and what stands in it.</p>');
  publish('/group', '<h1>Group medical</h1><p>The room rent limit of a policy, and claims for staff.</p>');
  publish(
    '/thanks',
    '<h1>Thank you</h1><p>Your car enquiry.</p>',
    '1',
    '<meta name="robots" content="noindex">',
  );
  await refresh();
});

test('finds a page, its section and the passage, with the words marked', async () => {
  const [first] = await searchPages('claim insurer', 'en');
  expect(first).toMatchObject({ path: '/personal/car', anchor: 'claims', heading: 'How a claim goes' });
  expect(first?.parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toContain('insurer');
});

test.each([
  ['a word in another form', 'claiming', '/personal/car'],
  ['the beginning of a word', 'burgl', '/fire'],
  ['a short word, and not what begins with it', 'car', '/personal/car'],
  ['a typing error', 'insurnace', '/personal/car'],
  ['a Hindi word in Latin letters', 'gaadi', '/personal/car'],
  ['another', 'dukaan', '/fire'],
])('%s finds its page: %s', async (_what, asked, path) => {
  expect(await pathsFor(asked)).toContain(path);
});

test('where no page has all words, those are shown that have some', async () => {
  expect(await pathsFor('burglary rent')).toEqual(expect.arrayContaining(['/fire', '/group']));
});

test('an empty, hostile or hidden text finds nothing', async () => {
  for (const asked of ['', '  ', "'; drop table search.pages; --", '& | !', 'enquiry', ':*'])
    expect(await pathsFor(asked), asked).toEqual([]);
});

test('a page that has changed is found by its new words only, and one that is gone not at all', async () => {
  publish('/new', '<h1>Drones</h1><p>For aerial pictures.</p>');
  await refresh();
  expect(await pathsFor('drones')).toEqual(['/new']);
  publish('/new', '<h1>Kites</h1><p>For festivals.</p>', '2');
  await refresh();
  expect(await pathsFor('aerial')).toEqual([]);
  expect(await pathsFor('kites')).toEqual(['/new']);
  notes.delete('/new');
  await refresh();
  expect(await pathsFor('kites')).toEqual([]);
});

test('a page that was taken off is in no answer, though the index still has it', async () => {
  publish('/kept', '<h1>Balloons</h1><p>For a ride at dawn.</p>');
  publish('/taken-off', '<h1>Balloons of old</h1><p>For a ride that no one may read of.</p>');
  await refresh();
  const respond = async ({ body }: PlainPage) =>
    Response.json((body as ReactElement<{ found: { path: string }[] }>).props.found.map(({ path }) => path));
  const routes = searchRoutes({ respond, locale: 'en', isPublished: (path) => notes.has(path) });
  const answered = async () => (await routes.request('/search?q=balloons')).json();
  expect(await answered()).toEqual(['/kept', '/taken-off']);
  // The publisher withdraws it at once, and compares the index when the other pages are rendered.
  notes.delete('/taken-off');
  expect(await answered()).toEqual(['/kept']);
  notes.delete('/kept');
  await refresh();
});

test('another language is asked for the same words', async () => {
  const respond = async ({ switchTo = '' }: PlainPage) => new Response(switchTo);
  const routes = searchRoutes({ respond, locale: 'en', isPublished: () => true });
  const answer = await routes.request('/search?q=car+insurance&token=secret');
  expect(await answer.text()).toBe('/search?q=car+insurance');
});

test('a search in vain is counted without a person, and forgotten after its time', async () => {
  await countWithoutResults('  Drone   cover ', 'en');
  await countWithoutResults('drone cover', 'en');
  for (const personal of ['9876543210', 'asha@example.com', 'policy 12345'])
    await countWithoutResults(personal, 'en');
  expect(await rowsOf('select asked, times from search.in_vain')).toEqual([
    { asked: 'drone cover', times: 2 },
  ]);
  await rowsOf(`update search.in_vain set day = day - 91`);
  await deleteOldSearches();
  expect(await rowsOf('select asked from search.in_vain')).toEqual([]);
});

test.each([
  ['a telephone number with gaps', 'call 98 20 01 23 45'],
  ['one in Devanagari', 'फोन ९८२००१२३४५'],
  ['an address in full-width letters', 'asha＠mail.example'],
  ['a reference number', 'ab3 cd4 ef'],
  ['a key', `cover ${'k'.repeat(41)}`],
  ['signs only', '???? !!'],
])('%s is not kept', async (_what, asked) => {
  await countWithoutResults(asked, 'en');
  expect(await countOf('search.in_vain')).toBe(0);
});

test('tens of thousands of random searches leave a bounded table, and what many asked for', async () => {
  for (let time = 0; time < 5; time += 1) await countWithoutResults('drone cover', 'en');
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const wordOf = (number: number) =>
    Array.from({ length: 6 }, (_, place) => letters[Math.floor(number / 26 ** place) % 26]).join('');
  let most = 0;
  for (let group = 0; group < (isExhaustive ? 100 : 20); group += 1) {
    const thousand = Array.from({ length: 1000 }, (_, at) => wordOf(7_919 * (group * 1000 + at) + 11));
    await Promise.all(thousand.map((word) => countWithoutResults(`${word} cover`, 'en')));
    most = Math.max(most, await countOf('search.in_vain'));
  }
  expect(most).toBeGreaterThan(maxSearchesKept);
  // Those that came with the last ones above the bound were on their way already.
  expect(most).toBeLessThanOrEqual(maxSearchesKept + trimmedEvery + 1000);
  await deleteOldSearches();
  expect(await countOf('search.in_vain')).toBe(maxSearchesKept);
  expect(await rowsOf(`select times from search.in_vain where asked = 'drone cover'`)).toEqual([
    { times: 5 },
  ]);
  await rowsOf('delete from search.in_vain');
}, 120_000);

test('words are learned from pages only: no numbers, nothing endless, and none that no page has any more', async () => {
  const learned = async () =>
    (await rowsOf<{ word: string }>('select word from search.words order by word')).map(({ word }) => word);
  publish('/nonsense', `<h1>Zeppelin</h1><p>Policy ab98200123 ${'x'.repeat(41)} zeppelins</p>`);
  await refresh();
  const words = await learned();
  expect(words).toContain('zeppelins');
  expect(words.filter((word) => word.length > 40 || /\d{4}/.test(word))).toEqual([]);

  html.delete('/nonsense');
  notes.delete('/nonsense');
  await refresh();
  expect(await learned()).toContain('zeppelins');
  await deleteUnusedWords();
  expect(await learned()).not.toContain('zeppelins');
  expect(await learned()).toContain('burglary');
});

import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { createSearchIndex } from '#site/search/search-index.ts';
import { searchPages } from '#site/search/search-pages.ts';
import { rowsOf, withDatabase } from '../support/database.ts';

/** The same pages in both languages: each language finds its own, in whichever script its words are typed. */
const html = new Map<string, string>();
const notes = new Map<string, { tag: string; locale: 'en' | 'hi'; status: number; part: number }>();
const index = createSearchIndex({
  notes,
  files: { read: async (path: string) => Buffer.from(html.get(path) ?? '') },
});

function publish(path: string, main: string): void {
  html.set(path, `<html><body><main>${main}</main></body></html>`);
  notes.set(path, { tag: '1', locale: path.startsWith('/hi') ? 'hi' : 'en', status: 200, part: 1 });
}

const pathsFor = async (asked: string, locale: 'en' | 'hi') =>
  (await searchPages(asked, locale)).map(({ path }) => path);

withDatabase();
beforeAll(async () => {
  publish('/car', '<h1>Car insurance</h1><p>What a policy for your car costs.</p>');
  publish('/health', '<h1>Health insurance</h1><p>Treatment in a hospital, and the premium for it.</p>');
  publish('/hi/car', '<h1>कार बीमा</h1><p>आपकी गाड़ी की पॉलिसी का खर्च। क्लेम कैसे करें।</p>');
  publish('/hi/health', '<h1>स्वास्थ्य बीमा</h1><p>अस्पताल में इलाज, और उसका प्रीमियम। बीमारियाँ और दुर्घटना।</p>');
  publish('/hi/home', '<h1>घर और आग</h1><p>मकान में आग लगे या चोरी हो। IVF इसमें नहीं।</p>');
  index.refresh();
  await index.settled();
});

test.each([
  ['in Devanagari', 'स्वास्थ्य', '/hi/health'],
  ['in Latin letters', 'swasthya', '/hi/health'],
  ['in other Latin letters', 'svasthya', '/hi/health'],
  ['not yet whole', 'swast', '/hi/health'],
  ['not yet whole, in Devanagari', 'स्वास्', '/hi/health'],
  ['with a typing error', 'swasthay', '/hi/health'],
  ['with an error in Devanagari', 'स्वस्थय', '/hi/health'],
  ['in another form', 'बीमारी', '/hi/health'],
  ['as an English word', 'hospital', '/hi/health'],
  ['as an English word with an error', 'premiun', '/hi/health'],
  ['as another Hindi word', 'sehat', '/hi/health'],
  ['as a name that people use', 'मेडिक्लेम', '/hi/health'],
  ['of two letters', 'आग', '/hi/home'],
  ['of two letters, in Latin ones', 'ghar', '/hi/home'],
  ['without its dot', 'गाडी', '/hi/car'],
  ['spelt in Latin letters', 'gaadi', '/hi/car'],
  ['of English in Devanagari', 'पालिसी', '/hi/car'],
  ['of English in Latin letters', 'policy', '/hi/car'],
  ['that the page has in Latin letters', 'ivf', '/hi/home'],
])('a word %s finds its page in Hindi first: %s', async (_how, asked, path) => {
  expect((await pathsFor(asked, 'hi'))[0]).toBe(path);
});

test.each(['bima', 'beema', 'बीमा', 'बिमा', 'insurance'])(
  '%s finds both pages about insurance',
  async (asked) => {
    expect((await pathsFor(asked, 'hi')).toSorted()).toEqual(['/hi/car', '/hi/health']);
    expect((await pathsFor(asked, 'en')).toSorted()).toEqual(['/car', '/health']);
  },
);

test('small words do not widen a search', async () => {
  for (const asked of ['कार का बीमा', 'car ka bima', 'gaadi ke liye bima'])
    expect(await pathsFor(asked, 'hi'), asked).toEqual(['/hi/car']);
});

test.each([
  ['क्लेम', 'hi', ['/hi/car']],
  ['प्रीमियम', 'en', ['/health']],
  ['पॉलिसी', 'en', ['/car']],
  ['गाड़ी', 'en', ['/car']],
] as const)('%s in pages of %s', async (asked, locale, paths) => {
  expect(await pathsFor(asked, locale)).toEqual(paths);
});

test('what no page says is found in neither language', async () => {
  for (const asked of ['xylophone', 'ज़ाइलोफ़ोन'])
    for (const locale of ['en', 'hi'] as const) expect(await pathsFor(asked, locale), asked).toEqual([]);
});

test('the words that were found are marked, in the script of the page', async () => {
  const [first] = await searchPages('beema gaadi', 'hi');
  expect(first?.parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toContain('गाड़ी');
});

test('each word of a page is known by its sound', async () => {
  const rows = await rowsOf(`select sound from search.words where word = 'स्वास्थ्य'`);
  expect(rows).toEqual([{ sound: 'svstia' }]);
});

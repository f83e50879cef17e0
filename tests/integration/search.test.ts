import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { findPassages } from '#site/search/find-passages.ts';
import { countInVain, forgetInVain } from '#site/search/in-vain.ts';
import { createSearchIndex } from '#site/search/search-index.ts';
import { rowsOf, withDatabase } from '../support/database.ts';

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

const pathsFor = async (asked: string) => (await findPassages(asked, 'en')).map(({ path }) => path);

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
  const [first] = await findPassages('claim insurer', 'en');
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

test('what is no word, hostile or hidden finds nothing', async () => {
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

test('a search in vain is counted without a person, and forgotten after its time', async () => {
  await countInVain('  Drone   cover ', 'en');
  await countInVain('drone cover', 'en');
  for (const personal of ['9876543210', 'asha@example.com', 'policy 12345'])
    await countInVain(personal, 'en');
  expect(await rowsOf('select asked, times from search.in_vain')).toEqual([
    { asked: 'drone cover', times: 2 },
  ]);
  await rowsOf(`update search.in_vain set day = day - 91`);
  await forgetInVain();
  expect(await rowsOf('select asked from search.in_vain')).toEqual([]);
});

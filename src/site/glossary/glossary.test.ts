import { describe, expect, test } from 'vitest';
import { readSeedFiles, seedsOf } from '#content/seed/read-seed-files.ts';
import { renderedBlocks } from '../fixtures/rendered-blocks.ts';
import { renderInput, richText } from '../fixtures/site-fixture.ts';
import { renderPage } from '../pages/render-page.tsx';
import { explainTerms, type Glossary } from './explain-terms.ts';
import { type ExplainedTerm, termFinder } from './find-terms.ts';

const named = (...names: string[]) => names.map((term) => ({ term, meaning: `About ${term}.` }));
const foundIn = (text: string, ...names: string[]) =>
  termFinder(named(...names))(text).map(({ start, end, term }) => `${text.slice(start, end)}: ${term.term}`);

describe('a word of the glossary is found', () => {
  test.each([
    ['as it is', 'A deductible applies.', ['deductible: Deductible']],
    [
      'in the plural',
      'Two waiting periods and policies.',
      ['waiting periods: Waiting period', 'policies: Policy'],
    ],
    ['at a beginning', 'Deductible first.', ['Deductible: Deductible']],
    ['as the longest that fits', 'A super top-up pays.', ['super top-up: Super top-up']],
    ['by its short form', 'Keep your NCB.', ['NCB: No-claim bonus (NCB)']],
    ['by its long form', 'A no-claim bonus stays.', ['no-claim bonus: No-claim bonus (NCB)']],
  ])('%s', (_how, text, found) => {
    const names = [
      'Deductible',
      'Waiting period',
      'Policy',
      'Top-up',
      'Super top-up',
      'No-claim bonus (NCB)',
    ];
    expect(foundIn(text, ...names)).toEqual(found);
  });

  test.each([
    ['within another word', 'A non-deductible part, and the deductibility.'],
    ['in small letters, where it is a short form', 'The art of it.'],
    ['where it is a list of the glossary', 'Side A, B, C'],
  ])('never %s', (_where, text) => {
    expect(foundIn(text, 'Deductible', 'ART (assisted reproductive technology)', 'Side A, B, C')).toEqual([]);
  });
});

const seedPages = seedsOf<{ path: string; blocks: { terms?: ExplainedTerm[] }[] }>(readSeedFiles(), 'pages');
const seedTerms = seedPages.flatMap(({ blocks }) => blocks.flatMap(({ terms }) => terms ?? []));

describe('a word in another sense is left alone', () => {
  test.each([
    ['/directors-and-officers', 'protects their own nominee as well', 'Nominee'],
    ['/directors-and-officers', 'the defence costs ₹ 35 lakh', 'Defence costs'],
    ['/corporate/startup', 'including the investor’s nominee', 'Nominee'],
  ])('on %s: %s', (path, words, term) => {
    const page = JSON.stringify(seedPages.find((one) => one.path === path));
    expect(page).toContain(words);
    const found = termFinder(seedTerms)(words).map((one) => one.term.term);
    expect(found).not.toContain(term);
  });

  test.each([
    ['A nominee director is covered.', []],
    ['The nominee is paid, and a nominee director is not.', ['Nominee']],
    ['Defence costs come off the limit.', ['Defence costs']],
  ])('%s', (words, terms) => {
    expect(termFinder(seedTerms)(words).map((one) => one.term.term)).toEqual(terms);
  });
});

const glossary: Glossary = {
  path: '/glossary',
  terms: [
    ...named('Deductible', 'Sub-limit'),
    { term: 'Cruise cover', meaning: 'For ships & "more".', href: '/cruise' },
  ],
  more: 'In the glossary',
};
const explained = (main: string) =>
  explainTerms(`<main><section>${main}</section></main>`, glossary, '/fire');
const buttons = (html: string) => html.match(/<button type="button" class="word"/g)?.length ?? 0;

test('the first use opens what it means, and is a link where there are no popovers; a second use is left alone', () => {
  const html = explained('<p>A deductible is yours. The deductible again.</p>');
  expect(html).toContain(
    '<p>A <button type="button" class="word" popovertarget="word-deductible">deductible</button><a class="word" href="/glossary#term-deductible">deductible</a> is yours. The deductible again.</p>',
  );
  expect(html).toContain(
    '<dialog popover class="meaning" id="word-deductible" aria-label="Deductible"><p><b>Deductible</b> About Deductible.</p><a href="/glossary#term-deductible">In the glossary</a></dialog></main>',
  );
});

test.each([
  '<h2>Deductible</h2>',
  '<p><a href="/x">a deductible</a></p>',
  '<table><tr><th>Deductible</th></tr></table>',
  '<form><p>Deductible</p></form>',
  '<div data-island="x"><p>Deductible</p></div>',
  '<details><summary>Deductible</summary></details>',
  '<div>Deductible</div>',
  '<p class="note">Deductible</p>',
])('nothing is explained in %s', (main) => {
  expect(buttons(explained(main))).toBe(0);
});

test('a page explains at most eight words, none of them its own subject', () => {
  const names = Array.from({ length: 12 }, (_, index) => `Word${String.fromCharCode(97 + index)}`);
  const many = { ...glossary, terms: named(...names) };
  const html = `<main><section><p>${names.join(' ')}</p></section></main>`;
  expect(buttons(explainTerms(html, many, '/fire'))).toBe(8);
  const cruise = '<main><section><p>Cruise cover.</p></section></main>';
  expect(buttons(explainTerms(cruise, glossary, '/cruise'))).toBe(0);
  expect(explainTerms(cruise, glossary, '/fire')).toContain('For ships &amp; &quot;more&quot;.');
});

test('a drawn page keeps every sentence, and is the same without a word of the glossary', () => {
  const block = {
    id: 'a',
    blockType: 'prose',
    heading: 'Costs',
    body: richText('Bear the deductible.'),
  } as const;
  const html = renderPage(renderInput({ blocks: [block] }, { glossary }));
  expect(
    html.replaceAll(/<button type="button" class="word".*?<\/button>|<dialog popover.*?<\/dialog>/g, ''),
  ).toContain('Bear the <a class="word" href="/glossary#term-deductible">deductible</a>.');
  expect(renderPage(renderInput({ blocks: [block] }, { glossary: { ...glossary, terms: [] } }))).toBe(
    renderedBlocks(block),
  );
});

test('every word that is common is one of the glossary that ships', () => {
  type Seed = { blocks: { terms?: { term: string; isCommon?: boolean }[] }[] };
  const terms = seedsOf<Seed>(readSeedFiles(), 'pages').flatMap(({ blocks }) =>
    blocks.flatMap((block) => block.terms ?? []),
  );
  expect(terms.filter(({ isCommon }) => isCommon).length).toBeGreaterThan(20);
  const explainedOnes = terms.filter(({ isCommon }) => !isCommon).map(({ term }) => term);
  expect(explainedOnes).not.toContain('Average');
  expect(explainedOnes).toContain('Deductible');
});

import { expect, test } from 'vitest';
import { readSeedFiles, seedsOf } from '#content/seed/read-seed-files.ts';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { anchorOfTerm, termsByLetter } from './terms-by-letter.ts';

type Seed = { blocks: { block: string; terms?: { term: string; href?: string }[] }[] };

test('Words stand under their letters, in the order of a dictionary', () => {
  const words = ['Premium', 'excess', 'Éclat', 'Endorsement'].map((term) => ({ term }));
  expect(termsByLetter(words, 'en')).toEqual([
    { letter: 'E', terms: [{ term: 'Éclat' }, { term: 'Endorsement' }, { term: 'excess' }] },
    { letter: 'P', terms: [{ term: 'Premium' }] },
  ]);
});

test('Each word has a place of its own and its letter one, and the link is called what its page is called', () => {
  const html = renderedBlocks({
    id: 'a',
    blockType: 'glossary',
    heading: 'Words',
    terms: [
      { term: 'Free look', meaning: 'Thirty days.', href: '/privacy-policy' },
      { term: 'Fee', meaning: 'A price.', href: '/a-page-that-is-gone' },
    ],
  });
  expect(html).toContain('<a href="#words-f">F</a>');
  expect(html).toContain(
    '<details id="words-f"><summary><h3>F</h3><span class="fold-inside">Fee – Free look</span></summary>',
  );
  const plain = html.replaceAll(/<\/?span[^>]*>| itemprop="[^"]*"/gi, '');
  expect(plain).toContain(
    '<dt id="term-free-look">Free look</dt><dd>Thirty days. <a href="/privacy-policy">A page</a></dd>',
  );
  expect(plain).toContain('<dt id="term-fee">Fee</dt><dd>A price. </dd>');
});

test('The glossary that ships explains at least 120 words, each once', () => {
  const pages = seedsOf<Seed>(readSeedFiles(), 'pages');
  const terms = pages.flatMap(({ blocks }) => blocks.flatMap((block) => block.terms ?? []));
  const places = terms.map(({ term }) => anchorOfTerm(term));
  expect(places.length).toBeGreaterThanOrEqual(120);
  expect(new Set(places).size).toBe(places.length);
});

import { flesch } from 'flesch';
import { syllable } from 'syllable';
import { describe, expect, test } from 'vitest';
import { checkCopy, partsOf, withoutSource } from '#content/copy-rules/check-copy.ts';
import {
  measure,
  type ProductPage,
  productKinds,
  productPages,
} from '#content/copy-rules/testing/product-prose.ts';
import { textsOf } from '#content/copy-rules/texts-of.ts';

type Page = ProductPage;
const pages = productPages();

test('there are 33 of them: 17 corporate, 6 personal, 6 for fertility, 4 others', () => {
  const countOf = (kind: string) => pages.filter((page) => page.kind === kind).length;
  expect(productKinds.map(countOf)).toEqual([17, 6, 6, 4]);
});

/** Blocks that are looked at: their words are short, and are beside the part that they name. */
const pictures = ['bill-staircase', 'layers', 'in-and-out', 'timeline', 'who-pays-whom', 'stock-year'];

/** Blocks in which only words in sentences count. */
const lists = ['documents', 'table', 'matrix', 'links', 'call-back', 'worked-example', ...pictures];

function plain(text: string): string {
  return text.replace(/\]\([^)]*\)/g, ' ').replace(/[[\]*#_|]/g, ' ');
}

function wordsOf(text: string): string[] {
  return (
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}’'&-]+/gu) ?? []
  );
}

function textOf({ lead, blocks }: Page): string {
  return [lead, ...textsOf(blocks)].join(' ');
}

/** Flesch's reading ease of the sentences, lists and tables left out. */
function easeOf({ lead, blocks }: Page): number {
  const texts = [lead, ...textsOf(blocks.filter(({ block }) => !lists.includes(block)))].map(plain);
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.?!:])\s+/))
    .filter((text) => /\p{L}/u.test(text));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}’']+/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return flesch({ sentence: sentences.length, word: words.length, syllable: syllables });
}

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  test('has 700 to 1,300 words of its own', () => {
    const blocks = page.blocks.filter(({ block }) => !pictures.includes(block));
    const count = wordsOf(textOf({ ...page, blocks })).length;
    expect(count).toBeGreaterThanOrEqual(700);
    expect(count).toBeLessThanOrEqual(1300);
  });

  test('can be read with ease', () => {
    expect(easeOf(page)).toBeGreaterThanOrEqual(70);
  });

  test('has sentences of 12 to 17 words on average', () => {
    const { meanWords } = measure(page);
    expect(meanWords).toBeGreaterThanOrEqual(12);
    expect(meanWords).toBeLessThanOrEqual(17);
  });

  test('says where each figure, day and duty comes from', () => {
    expect(partsOf(page).flatMap(withoutSource)).toEqual([]);
  });

  test('reckons its examples to the rupee, and asks five to eight questions', () => {
    const examples = page.blocks.filter(({ block }) => block === 'worked-example');
    expect(examples.length).toBeGreaterThanOrEqual(1);
    expect(examples.length).toBeLessThanOrEqual(3);
    for (const { lines } of examples) expect(JSON.stringify(lines)).toContain('"isSum":true');
    const questions = page.blocks.flatMap(({ block, items }) =>
      block === 'questions' ? (items as unknown[]) : [],
    );
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(questions.length).toBeLessThanOrEqual(8);
  });

  test('has a picture that explains it', () => {
    expect(page.blocks.filter(({ block }) => pictures.includes(block)).length).toBeGreaterThanOrEqual(1);
  });

  test('promises nothing, and hedges seldom', () => {
    expect(checkCopy(partsOf(page))).toEqual([]);
    const hedges = textOf(page).match(/\b(may|might|depends? on)\b/gi) ?? [];
    expect(hedges.length).toBeLessThanOrEqual(12);
  });
});

test('no picture stands on two pages', () => {
  const drawn = pages.flatMap(({ blocks }) => blocks.filter(({ block }) => pictures.includes(block)));
  const shown = drawn.map(({ heading, intro, note, source, ...figures }) => JSON.stringify(figures));
  expect(new Set(shown).size).toBe(drawn.length);
});

test('half of them read as easily as a newspaper for everyone', () => {
  const eases = pages.map(easeOf).sort((a, b) => a - b);
  expect(eases[Math.floor(eases.length / 2)]).toBeGreaterThanOrEqual(79);
});

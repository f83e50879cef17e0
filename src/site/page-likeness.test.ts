import { describe, expect, test } from 'vitest';
import { textsOf } from '#content/copy-rules/texts-of.ts';
import { readSeedFiles, seedsOf } from '#content/seed/read-seed-files.ts';

/**
 * Pages of one kind must not read like one form filled in many times: each has headings of its own, in the order that
 * answers its reader, and its own words.
 */
type Block = { block: string; heading?: string; [field: string]: unknown };
type Page = { path: string; kind: string; lead: string; blocks: Block[] };

const products = ['corporate-product', 'personal-product', 'fertility', 'other-product'];
const sectors = ['corporate-sector', 'corporate-size'];

const pages = seedsOf<Page>(readSeedFiles(), 'pages');
const ofKinds = (kinds: readonly string[]) => pages.filter(({ kind }) => kinds.includes(kind));
/** A page of any kind that explains a cover says what sets its price. */
const covers = pages.filter(
  ({ kind, blocks }) => products.includes(kind) || blocks.some(({ block }) => block === 'price'),
);
const coversAndBuyers = [...covers, ...ofKinds(sectors)];
/** A partner's pages ask the same questions as ours, and nobody sees both. */
const tools = ofKinds(['tool']).filter(({ path }) => !path.startsWith('/ri{'));

const headingsOf = ({ blocks }: Page) => blocks.flatMap(({ heading }) => heading ?? []);

describe('the parts of pages about covers and their buyers', () => {
  test('no heading is on more than three of them', () => {
    const all = coversAndBuyers.flatMap((page) => [...new Set(headingsOf(page))]);
    const counts = Map.groupBy(all, (heading) => heading);
    expect(all.length).toBeGreaterThan(500);
    expect([...counts].filter(([, found]) => found.length > 3).map(([heading]) => heading)).toEqual([]);
  });

  test('no two covers have the same list of headings', () => {
    const lists = covers.map((page) => headingsOf(page).join('\n'));
    expect(lists.length).toBeGreaterThan(35);
    expect(new Set(lists).size).toBe(lists.length);
  });

  test('covers begin in at least five ways, and no order of parts is on more than three', () => {
    const orders = covers.map(({ blocks }) => blocks.map(({ block }) => block));
    expect(new Set(orders.map(([first]) => first)).size).toBeGreaterThanOrEqual(5);
    const alike = Map.groupBy(orders, (order) => order.join(' '));
    expect([...alike].filter(([, found]) => found.length > 3).map(([order]) => order)).toEqual([]);
  });
});

/** Law that has to be quoted as it is, names of other pages, and the line that asks for a call. */
const withoutWords = ['law', 'links', 'call-back', 'visitor-form', 'post-list', 'newsletter'];
/** Sentences that are a duty, in the same words wherever it applies. */
const repeated =
  /often bought first by organisations of this kind|does not mean that the law requires them|Every cover has limits, conditions/;
const inARow = 5;

function shinglesOf({ lead, blocks }: Page): Set<string> {
  const own = [lead, ...textsOf(blocks.filter(({ block }) => !withoutWords.includes(block)))];
  const sentences = own.flatMap((text) => text.split(/(?<=[.?!])\s+|\n+/));
  const text = sentences.filter((sentence) => !repeated.test(sentence)).join(' ');
  const words = text.replace(/\]\([^)]*\)/g, ' ').toLowerCase();
  const found = words.match(/\p{L}[\p{L}\p{N}’'&-]*/gu) ?? [];
  return new Set(found.slice(inARow - 1).map((_, index) => found.slice(index, index + inARow).join(' ')));
}

/** @returns the pairs of pages that share more than this part of the shorter one's words in a row */
function alike(among: readonly Page[], limit: number): string[] {
  const all = among.map((page) => ({ path: page.path, shingles: shinglesOf(page) }));
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const [small, large] = [one, other].sort((a, b) => a.shingles.size - b.shingles.size);
      if (!small || !large) return [];
      const shared = [...small.shingles].filter((shingle) => large.shingles.has(shingle)).length;
      const share = shared / small.shingles.size;
      return share > limit ? [`${one.path} and ${other.path}: ${Math.round(share * 100)}%`] : [];
    }),
  );
}

describe('the words of a page', () => {
  test('no two of the pages about covers and their buyers share more than 8%', () => {
    expect(coversAndBuyers.length).toBeGreaterThan(50);
    expect(alike(coversAndBuyers, 0.08)).toEqual([]);
  });

  test('no two of the tools’ pages share more than 15%', () => {
    expect(tools.length).toBeGreaterThan(6);
    expect(alike(tools, 0.15)).toEqual([]);
  });

  test('a page that repeats another is found', () => {
    const [one] = covers;
    if (!one) throw new Error('There is no page.');
    expect(alike([one, { ...one, path: '/again' }], 0.15)).toEqual([`${one.path} and /again: 100%`]);
  });
});

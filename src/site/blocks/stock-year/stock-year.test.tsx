import { expect, test } from 'vitest';
import { validateSeed } from '#content/fields/validate-seed.ts';
import type { BlockOf } from '#content/model.ts';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { pageMarkdown } from '../../markdown/page-markdown.ts';
import { stockYear } from './stock-year.block.ts';
import { unitOf } from './year.ts';

const lakh = 1_00_000;
const block: BlockOf<'stock-year'> = {
  ...{ id: 'a', blockType: 'stock-year', heading: 'Short in the season', measure: 'Stock', firstMonth: 4 },
  months: [44, 40, 44, 48, 56, 72, 80, 72, 56, 48, 44, 44].map((value) => value * lakh),
  ...{ sumInsuredInr: 60 * lakh, lossInr: 10 * lakh, waiverPercent: 15, isMadeUp: true },
};
const { id: _id, blockType: _type, ...seed } = block;

test('the table says for every month what average leaves of the loss', () => {
  const text = pageMarkdown(renderedBlocks(block), 'https://example.com/cruise').replaceAll('\u00a0', ' ');
  expect(text).toContain('| Month | Stock | Share that is paid | Paid out of ₹ 10,00,000 |');
  expect(text).toContain('| Apr | ₹ 44,00,000 | 100% | ₹ 10,00,000 |');
  expect(text).toContain('| Oct | ₹ 80,00,000 | 75% | ₹ 7,50,000 |');
  expect(text).toContain('| Mar | ₹ 44,00,000 |');
});

test('it is heard as the months that are cut', () => {
  const html = renderedBlocks(block).replaceAll('\u00a0', ' ');
  expect(html).toContain('Stock between ₹ 40 lakh and ₹ 80 lakh. Sum insured: ₹ 60 lakh.');
  expect(html).toContain(
    'Paid on a loss of ₹ 10 lakh: ₹ 8,33,333 in Sept, ₹ 7,50,000 in Oct, ₹ 8,33,333 in Nov; in full',
  );
  const enough = renderedBlocks({ ...block, sumInsuredInr: 80 * lakh }).replaceAll('\u00a0', ' ');
  expect(enough).toContain('A loss of ₹ 10 lakh is paid in full, whatever the month.');
});

test('only what is above the awning stands in the rain, and only there something is taken', () => {
  const html = renderedBlocks(block);
  expect(html.match(/class="rained" x=/g)).toHaveLength(3);
  expect(renderedBlocks({ ...block, sumInsuredInr: 80 * lakh })).not.toContain('class="rained" x=');
  expect(html).not.toMatch(/NaN|Infinity|style="/);
});

test('a year has twelve months, each worth something', () => {
  const faults = (changes: object) =>
    validateSeed(stockYear.fields, { ...seed, ...changes }).map(({ reason }) => reason);
  expect(faults({})).toEqual([]);
  expect(faults({ months: seed.months.slice(1) })).toEqual(['has fewer than 12 (11)']);
  expect(faults({ months: seed.months.map(() => 0) })[0]).toBe('is less than 1');
  expect(faults({ firstMonth: 13 })).toEqual(['is more than 12']);
  expect(faults({ waiverPercent: 80 })).toEqual(['is more than 50']);
});

test.each([
  [75_000, 'thousand'],
  [10 * lakh, 'lakh'],
  [2_00_00_000, 'crore'],
] as const)('a loss of %i is written in %s', (rupees, unit) => {
  expect(unitOf(rupees).name).toBe(unit);
});

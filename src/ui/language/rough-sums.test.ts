import { expect, test } from 'vitest';
import { roughRange, roughSum } from './rough-sums.ts';

/** Spaces that do not break are spaces here. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [70_250, '₹ 70,300', '₹ 70,300'],
  [2_970_000, '₹ 29.7 lakh', '₹ 29.7 लाख'],
])('a sum of %i is written in figures below a lakh, and in lakh from there on', (sum, english, hindi) => {
  expect([plain(roughSum(sum, 'en')), plain(roughSum(sum, 'hi'))]).toEqual([english, hindi]);
});

test.each([
  [[50_000, 70_000], '₹ 50,000–70,000', '₹ 50,000–70,000'],
  [[70_000, 350_000], '₹ 70,000 – 3.5 lakh', '₹ 70,000 – 3.5 लाख'],
  [[1_500_000, 2_500_000], '₹ 15–25 lakh', '₹ 15–25 लाख'],
] as const)('so are the ends of the range %j', (range, english, hindi) => {
  expect([plain(roughRange(range, 'en')), plain(roughRange(range, 'hi'))]).toEqual([english, hindi]);
});

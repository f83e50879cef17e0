import { expect, test } from 'vitest';
import { sumOnSale } from './ladder.ts';
import { numbersOf } from './numbers.ts';
import { seededContent } from './seeded-content.ts';

const numbers = numbersOf(seededContent);

test.each([
  [0, 0],
  [1, 500_000],
  [500_000, 500_000],
  // Four per cent more than a sum on sale is still that sum; a rupee more is the next one.
  [520_000, 500_000],
  [520_001, 750_000],
  [1_040_000, 1_000_000],
  [1_040_001, 1_500_000],
  [2_600_000, 2_500_000],
  [2_600_001, 3_000_000],
  [3_120_000, 3_000_000],
  [3_120_001, 5_000_000],
  [10_400_000, 10_000_000],
])('%i rupees are bought as %i', (need, sum) => {
  expect(sumOnSale(need, numbers)).toEqual({ sum, isOver: false });
});

test('a need above the largest sum is over the ladder', () => {
  expect(sumOnSale(10_400_001, numbers)).toEqual({ sum: 10_000_000, isOver: true });
});

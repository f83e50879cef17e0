import { expect, test } from 'vitest';
import { earningsOf, sellingFrom } from './earnings.ts';

test.each([
  [{ policies: 0, premiumInr: 5000, sharePercent: 5 }, 0, 0],
  [{ policies: 2, premiumInr: 5000, sharePercent: 5 }, 500, 6000],
  [{ policies: 5, premiumInr: 8000, sharePercent: 7.5 }, 3000, 36_000],
  [{ policies: 1, premiumInr: 999, sharePercent: 5 }, 50, 600],
  [{ policies: 1000, premiumInr: 10_000_000, sharePercent: 100 }, 10_000_000_000, 120_000_000_000],
])('%o earn ₹ %i a month and ₹ %i a year', (selling, monthInr, yearInr) => {
  expect(earningsOf(selling)).toEqual({ monthInr, yearInr });
});

test.each([
  ['2', '5,000', '5'],
  [' 2 ', '5 000', '5.0'],
])('%j policies at %j and %j %% are understood', (policies, premiumInr, sharePercent) => {
  const selling = sellingFrom({ policies, premiumInr, sharePercent });
  expect(selling).toEqual({ policies: 2, premiumInr: 5000, sharePercent: 5 });
});

test.each(['', 'two', '-1', '1e3', '1001', '1.234'])('%j policies are none', (policies) => {
  expect(sellingFrom({ policies, premiumInr: '5000', sharePercent: '5' })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { sharedBills } from './bills.ts';

test.each([
  [500_000, 2_500_000],
  [1_000_000, 500_000],
  [750_000, 750_000],
  [300_000, 5_000_000],
])('a base of %i and a top-up of %i pay all three bills, and something is left', (base, topUp) => {
  const { bills, topUpPays, left } = sharedBills({ base, topUp });
  const total = bills.reduce((sum, bill) => sum + bill, 0);
  expect(base + topUpPays).toBe(total);
  expect(topUpPays + left).toBe(topUp);
  expect(topUpPays).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(0);
  // The second bill stays below the base: only the third passes it.
  expect(bills[0] + bills[1]).toBeLessThan(base);
});

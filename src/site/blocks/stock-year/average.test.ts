import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidOf, paidShare } from './average.ts';

const rupees = fc.integer({ min: 1, max: 1_000_000_000 });
const waiver = fc.integer({ min: 0, max: 50 });

test('60 of 80 lakh insured: three quarters of any loss are paid', () => {
  const insured = { sumInsuredInr: 60_00_000 };
  expect(paidOf(10_00_000, 80_00_000, insured)).toBe(7_50_000);
  expect(paidOf(10_00_000, 60_00_000, insured)).toBe(10_00_000);
  expect(paidOf(10_00_000, 44_00_000, insured)).toBe(10_00_000);
});

test('a shortfall within the waiver is forgiven, one beyond it counts whole', () => {
  const insured = { sumInsuredInr: 85, waiverPercent: 15 };
  expect(paidShare(100, insured)).toBe(1);
  expect(paidShare(101, insured)).toBeCloseTo(85 / 101);
});

test('never is more paid than burnt, stood there, or is insured', () => {
  fc.assert(
    fc.property(rupees, rupees, rupees, waiver, (loss, value, sumInsuredInr, waiverPercent) => {
      const insured = { sumInsuredInr, waiverPercent };
      const paid = paidOf(loss, value, insured);
      expect(paid).toBeGreaterThan(0);
      expect(paid).toBeLessThanOrEqual(Math.min(loss, value, sumInsuredInr) + 1e-6);
      expect(paidShare(value, insured)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a larger sum never pays less, a fuller store never more', () => {
  fc.assert(
    fc.property(rupees, rupees, rupees, waiver, (value, sum, more, waiverPercent) => {
      const paid = (valueInr: number, sumInsuredInr: number) =>
        paidShare(valueInr, { sumInsuredInr, waiverPercent });
      expect(paid(value, sum + more)).toBeGreaterThanOrEqual(paid(value, sum));
      expect(paid(value + more, sum)).toBeLessThanOrEqual(paid(value, sum));
    }),
  );
});

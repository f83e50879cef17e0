import fc from 'fast-check';
import { expect, test } from 'vitest';
import { descentOf, faultOfBill } from './descent.ts';

const stepsOf = (...taken: number[]) => taken.map((takenInr, index) => ({ label: `${index}`, takenInr }));

test('each step goes on from where the last one ended, and what is taken is left to the insured', () => {
  const { treads, paidInr, leftInr } = descentOf({ billInr: 280_000, steps: stepsOf(8000, 57_000, 35_000) });
  expect(treads.map(({ beforeInr, afterInr }) => [beforeInr, afterInr])).toEqual([
    [280_000, 272_000],
    [272_000, 215_000],
    [215_000, 180_000],
  ]);
  expect([paidInr, leftInr]).toEqual([180_000, 100_000]);
});

const anyBill = fc.record({
  billInr: fc.integer({ min: 1, max: 1_000_000_000 }),
  steps: fc
    .array(fc.integer({ min: 0, max: 1_000_000_000 }), { maxLength: 6 })
    .map((taken) => stepsOf(...taken)),
});

test('what is paid and what is left are the bill, whatever a draft says; nothing is less than nothing', () => {
  fc.assert(
    fc.property(anyBill, (bill) => {
      const { treads, paidInr, leftInr } = descentOf(bill);
      expect(paidInr + leftInr).toBe(bill.billInr);
      expect(treads.reduce((sum, { takenInr }) => sum + takenInr, 0)).toBe(leftInr);
      for (const { beforeInr, afterInr } of treads) expect(beforeInr).toBeGreaterThanOrEqual(afterInr);
      expect(paidInr).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a bill is refused exactly where its steps take more', () => {
  fc.assert(
    fc.property(anyBill, (bill) => {
      const sum = bill.steps.reduce((all, { takenInr }) => all + takenInr, 0);
      expect(faultOfBill(bill) !== undefined).toBe(sum > bill.billInr);
    }),
  );
});

test('an editor reads which step is too large, and what is left for it', () => {
  expect(faultOfBill({ billInr: 150_000, steps: stepsOf(100_000, 60_000, 1) })).toBe(
    'Step 2, “1”, takes ₹ 60,000, but only ₹ 50,000 of the bill are left for it.',
  );
});

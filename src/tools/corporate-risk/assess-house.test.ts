import { expect, test } from 'vitest';
import { assessHouse, rainAt } from './assess-house.ts';
import { seededContent } from './seeded-content.ts';

/** The rule as it was decided, with its thresholds on both sides. */
test.each([
  { likelihood: 4, consequence: 3, control: 'none', insured: 'yes', residual: 12, state: 'covered' },
  { likelihood: 5, consequence: 5, control: 'in-place', insured: 'yes', residual: 12.5, state: 'thin' },
  { likelihood: 1, consequence: 1, control: 'tested', insured: 'partly', residual: 0.3, state: 'thin' },
  { likelihood: 5, consequence: 5, control: 'none', insured: 'partly', residual: 25, state: 'thin' },
  { likelihood: 2, consequence: 3, control: 'none', insured: 'no', residual: 6, state: 'open' },
  { likelihood: 5, consequence: 4, control: 'tested', insured: 'no', residual: 6, state: 'open' },
  { likelihood: 3, consequence: 5, control: 'tested', insured: 'no', residual: 4.5, state: 'thin' },
  { likelihood: 3, consequence: 5, control: 'tested', insured: undefined, residual: 4.5, state: 'unknown' },
] as const)(
  '$likelihood × $consequence, $control, insured $insured: $state',
  ({ residual, state, ...measured }) => {
    const assessed = assessHouse({ ...measured, behind: [] }, seededContent);
    expect([assessed.risk?.residual, assessed.state]).toEqual([residual, state]);
  },
);

test('Where a measure is not known, the house is not', () => {
  const measured = { consequence: 5, control: 'none', insured: 'no', behind: [] } as const;
  expect(assessHouse(measured, seededContent)).toEqual({ state: 'unknown', insured: 'no' });
});

test('Where there is nothing to insure, the house is covered', () => {
  expect(assessHouse({ insured: 'not-needed', behind: [] }, seededContent).state).toBe('covered');
});

test('The map knows four strengths of rain', () => {
  const rains = [1, 5, 6, 12, 15, 20, 25].map((product) => rainAt(product, seededContent));
  expect(rains).toEqual(['light', 'light', 'moderate', 'moderate', 'heavy', 'heavy', 'very-heavy']);
});

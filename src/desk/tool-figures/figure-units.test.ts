import { expect, test } from 'vitest';
import type { Parameter } from '#tools/engine/version.ts';
import { asTyped, readFigure } from './figure-units.ts';

type Unit = Exclude<Parameter['unit'], 'list'>;

test.each<[Unit, number, string]>([
  ['rupees', 1_250_000, '12,50,000'],
  ['share', 0.07, '7'],
  ['share', 0.005, '0.5'],
  ['share', 0.29, '29'],
  ['factor', 1.15, '1.15'],
  ['percent-a-year', 9.9, '9.9'],
  ['years', 15, '15'],
])('%s: %d is typed as %s, and read as it was', (unit, value, typed) => {
  expect(asTyped({ unit, value })).toBe(typed);
  expect(readFigure(unit, typed)).toBe(value);
});

test.each<[Unit, string, number | string]>([
  ['rupees', '₹ 20,00,000', 2_000_000],
  ['share', '35 %', 0.35],
  ['factor', '× 1.5', 1.5],
  ['rupees', '10.5', 'Enter whole rupees, up to 1,00,000 crore.'],
  ['share', '101', 'Enter a percentage from 0 to 100.'],
  ['count', '', 'Enter a whole number, up to 1,00,000.'],
  ['years', '1e3', 'Enter years, from 0 to 120.'],
])('%s: “%s” is read as %s', (unit, typed, read) => {
  expect(readFigure(unit, typed)).toBe(read);
});

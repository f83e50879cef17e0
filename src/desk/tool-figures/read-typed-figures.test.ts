import { expect, test } from 'vitest';
import type { Figure } from './read-tool.ts';
import { type FigureTexts, storedFigure, textsOf } from './read-typed-figures.ts';

const figure: Figure = {
  key: 'growth-likely',
  label: 'Growth',
  unit: 'percent-a-year',
  value: 7,
  source: 'Our claims of 2025',
  asOf: '2025-11-04',
  isAssumption: true,
  signedOffBy: 'the principal officer',
  sourceIn: {},
  live: undefined,
};
const list: Figure = { ...figure, unit: 'list', value: 0, list: 'Pune, Thane' };

test.each<[string, Figure, FigureTexts, string]>([
  ['another value', figure, { value: '9' }, ''],
  ['another list', list, { value: 'Pune' }, ''],
  ['another value with a name of its own', figure, { value: '9', signedOffBy: 'Asha' }, 'Asha'],
  ['another source', figure, { source: 'Our claims of 2026' }, 'the principal officer'],
])('%s is signed off by those who signed it off, and no one else', (_what, of, typed, by) => {
  expect(storedFigure(of, { ...textsOf(of), ...typed })).toMatchObject({ signedOffBy: by });
});

test('a figure with more places than its field has is not rounded when its source is changed', () => {
  const exact: Figure = { ...figure, unit: 'factor', value: 1.03125 };
  const texts = { ...textsOf(exact), source: 'Our claims of 2026' };
  expect({ ...exact, ...storedFigure(exact, texts) }).toMatchObject({
    value: 1.03125,
    source: 'Our claims of 2026',
  });
});

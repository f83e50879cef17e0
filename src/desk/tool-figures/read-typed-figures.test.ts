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

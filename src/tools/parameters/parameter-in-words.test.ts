import { expect, test } from 'vitest';
import type { Parameter } from '../engine/version.ts';
import { seededContent } from '../health-cover/seeded-content.ts';
import { parameterInWords } from './parameter-in-words.ts';

test.each<[Parameter['unit'], number, string]>([
  ['rupees', 1_250_000, '₹ 12,50,000'],
  ['factor', 1.5, '× 1.5'],
  ['share', 0.07, '7%'],
  ['percent-a-year', 11.5, '11.5% a year'],
  ['years', 1, '1 year'],
  ['years', 15, '15 years'],
  ['count', 4, '4'],
  ['list', 0, 'Delhi · Mumbai · 5,00,000'],
])('%s %d is read as %s', (unit, value, words) => {
  const parameter: Parameter = {
    key: 'k',
    label: 'L',
    value,
    unit,
    list: 'Delhi, Mumbai, 500000',
    source: 'S',
    asOf: '2026-11-01',
    isAssumption: false,
  };
  expect(parameterInWords(parameter, 'en')).toBe(words);
});

test('every city that a formula lists is named in Hindi, once', () => {
  const lists = seededContent.parameters.filter(({ unit }) => unit === 'list');
  const inHindi = lists.map((list) => parameterInWords(list, 'hi')).join('\n');
  expect(inHindi).toMatch(/ · बिलासपुर \(छत्तीसगढ़\) · .* · इंदौर · /);
  expect(inHindi.match(/[a-z]+/gi)).toBeNull();
  expect(inHindi.split('हुबली · ')).toHaveLength(2);
});

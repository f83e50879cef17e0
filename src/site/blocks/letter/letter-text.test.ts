import { expect, test } from 'vitest';
import { blanksOf, hasWholeBlanks, partsOf } from './letter-text.ts';

test('a text is its words and its blanks in turn', () => {
  const parts = partsOf('[policy number] of [date].').map(({ words, isBlank }) => [words, isBlank]);
  expect(parts).toEqual([
    ['policy number', true],
    [' of ', false],
    ['date', true],
    ['.', false],
  ]);
});

test('a blank that is asked for twice is one field, and has several lines if it is a paragraph anywhere', () => {
  expect(blanksOf(['On [date] this happened:', '[what happened]', 'Again [date], [what happened].'])).toEqual(
    [
      { name: 'date', isLong: false },
      { name: 'what happened', isLong: true },
    ],
  );
});

test.each([
  ['Policy [number] of [date]', true],
  ['Policy [number', false],
  ['Policy number]', false],
  ['Policy [a [b]]', false],
  ['Policy []', false],
])('has %s whole blanks? %s', (text, isWhole) => {
  expect(hasWholeBlanks(text)).toBe(isWhole);
});

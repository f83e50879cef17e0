import { expect, test } from 'vitest';
import { durationInWords, headline, shareInWords } from './figure-words.ts';

test.each([
  [0, 0, '–'],
  [3, 4, '3 of 4'],
  [9, 9, '9 of 9'],
  [7, 10, '70 %'],
  [0, 40, '0 %'],
  [40, 40, '100 %'],
  [999, 1000, 'over 99 %'],
  [1, 1000, 'under 1 %'],
])('%i of %i is said as %s', (part, whole, words) => expect(shareInWords(part, whole)).toBe(words));

test('a heading says no more than there is to say', () => {
  expect(headline(0, { kept: 0, due: 0 })).toBe('No enquiries in this period');
  expect(headline(1, { kept: 0, due: 1 })).toBe('One enquiry');
  expect(headline(12, { kept: 9, due: 9 })).toBe('12 enquiries');
  expect(headline(152300, { kept: 97, due: 100 })).toBe(
    '1,52,300 enquiries, and nearly all were called on time',
  );
  expect(headline(40, { kept: 20, due: 20 })).toMatch(/all were called on time$/);
  expect(headline(40, { kept: 11, due: 20 })).toMatch(/most were called on time$/);
  expect(headline(40, { kept: 9, due: 20 })).toMatch(/fewer than half were called on time$/);
});

test('a time is said in hours and minutes', () => {
  expect([15, 60, 495].map(durationInWords)).toEqual(['15 min', '1 h', '8 h 15 min']);
});

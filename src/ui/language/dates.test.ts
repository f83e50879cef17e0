import { expect, test } from 'vitest';
import { dateInFigures, dateInWords, timeInWords, weekdayInWords } from './dates.ts';
import { numberInFigures } from './numbers.ts';

test('the licence date is printed as the specification prints it', () => {
  expect(dateInFigures('2026-04-30', 'en')).toBe('30/04/2026');
  expect(dateInWords('2026-11-01', 'en')).toBe('1 November 2026');
});

test('a text that is no day is returned unchanged', () => {
  expect(dateInWords('soon', 'en')).toBe('soon');
  expect(dateInFigures('2026-13-45', 'en')).toBe('2026-13-45');
});

test('a week begins on Monday', () => {
  expect([1, 6, 7].map((day) => weekdayInWords(day, 'en'))).toEqual(['Monday', 'Saturday', 'Sunday']);
});

test('whole hours have no minutes', () => {
  expect(['10:00', '12:00', '18:30'].map((time) => timeInWords(time, 'en'))).toEqual([
    '10 am',
    '12 pm',
    '6:30 pm',
  ]);
});

test('Hindi names the part of the day, and writes digits as people in India do', () => {
  expect(['10:00', '13:15', '18:30'].map((time) => timeInWords(time, 'hi'))).toEqual([
    'सुबह 10 बजे',
    'दोपहर 1:15 बजे',
    'शाम 6:30 बजे',
  ]);
  expect(dateInWords('2026-11-01', 'hi')).toBe('1 नवंबर 2026');
  expect(numberInFigures('1250000', 'hi')).toBe('12,50,000');
});

test('numbers are grouped the Indian way', () => {
  expect(numberInFigures('50000', 'en')).toBe('50,000');
  expect(numberInFigures('1000000', 'en')).toBe('10,00,000');
  expect(numberInFigures('5 lakh', 'en')).toBe('5 lakh');
});

test('the pseudo-locale has no plain English in its dates', () => {
  expect(dateInWords('2026-11-01', 'en-XA')).toMatch(/^1 Ñôvémb/);
});

import { expect, test } from 'vitest';
import type { Answers } from '../engine/questionnaire.ts';
import { healthCoverExamples } from './health-cover.examples.ts';
import { healthResultOf } from './health-result.ts';
import { outlookOf } from './outlook.ts';
import { outlookInWords } from './outlook-words.ts';
import { seededContent as content } from './seeded-content.ts';

function resultFor(key: string, changes: Answers = {}) {
  const answers = healthCoverExamples.find((example) => example.key === key)?.answers ?? {};
  return healthResultOf({ ...answers, ...changes }, content);
}

function headingFor(key: string, changes?: Answers) {
  const { heading } = outlookInWords(resultFor(key, changes), { content, locale: 'en' });
  return heading.replaceAll('\u00a0', ' ');
}

test('one large stay of a family in a metro, fifteen years on, against what it has and what is likely', () => {
  const { years, inHand, withMore, passes } = outlookOf(resultFor('family-with-cover'));
  expect(years).toHaveLength(16);
  expect(years[0]).toEqual({ year: 0, low: 1_725_000, likely: 1_725_000, high: 1_725_000 });
  expect(years[5]?.likely).toBe(2_972_785);
  expect([inHand, withMore]).toEqual([750_000, 3_250_000]);
  // 17.25 × 1.115^5 is 29.7 lakh, × 1.115^6 33.1; at 14 % it is 33.2 after five years, at 9.9 % 33.4 after seven.
  expect(passes).toEqual({ low: 7, likely: 6, high: 5 });
});

test('the rule of half a year’s income is no cost, and not drawn', () => {
  const { years } = outlookOf(resultFor('single-metro', { income: '60000000' }));
  expect(years[0]?.likely).toBe(1_000_000);
});

test('the heading says for how many whole years the cover suffices, and of which cover', () => {
  expect(headingFor('family-with-cover')).toBe('₹ 25 lakh more keep you dry for 5 years');
  expect(headingFor('single-metro')).toBe('₹ 20 lakh keep you dry for 6 years');
  expect(headingFor('covered')).toBe('What you have keeps you dry for all 15 years');
  expect(headingFor('single-metro', { income: '20000000' })).toBe('₹ 1 crore keep you dry for all 15 years');
});

import { expect, test } from 'vitest';
import type { Answers } from '../engine/questionnaire.ts';
import { healthCoverExamples } from './health-cover.examples.ts';
import { healthResultOf } from './health-result.ts';
import { outlookOf } from './outlook.ts';
import { outlooksInWords } from './outlook-words.ts';
import { seededContent as content } from './seeded-content.ts';

function resultFor(key: string, changes: Answers = {}) {
  const answers = healthCoverExamples.find((example) => example.key === key)?.answers ?? {};
  return healthResultOf({ ...answers, ...changes }, content);
}

function headingFor(key: string, changes?: Answers) {
  return headingsFor(key, changes)[0];
}

function headingsFor(key: string, changes?: Answers) {
  return outlooksInWords(resultFor(key, changes), { content, locale: 'en' }).map(({ heading }) =>
    heading.replaceAll('\u00a0', ' '),
  );
}

function outlooksFor(key: string, changes?: Answers) {
  const { estimate, numbers } = resultFor(key, changes);
  return estimate.policies.map((policy) => outlookOf(policy, numbers));
}

test('the need of a family in a metro over fifteen years, against what it has and what is likely', () => {
  const [outlook] = outlooksFor('family-with-cover');
  if (!outlook) throw new Error('There is no outlook.');
  const { cases, years, inHand, withMore, passes } = outlook;
  expect(years).toHaveLength(16);
  expect(years[0]).toEqual({ year: 0, low: 1_725_000, likely: 1_725_000, high: 1_725_000 });
  // 17.25 × 1.099^3 is 22.9 lakh, × 1.115^3 23.9; today’s prices stay what they are, and are not drawn.
  expect(years[3]).toEqual({ year: 3, low: 1_725_000, likely: 2_289_719, high: 2_391_188 });
  expect(cases).toEqual(['likely', 'high']);
  expect([inHand, withMore]).toEqual([750_000, 2_250_000]);
  expect(passes).toEqual({ likely: 3, high: 3 });
});

test('the income rule is no cost, and not drawn', () => {
  const [outlook] = outlooksFor('single-metro', { income: '60000000' });
  expect(outlook?.years[0]?.likely).toBe(1_000_000);
});

test('the heading says for how many whole years the cover suffices, and of which cover', () => {
  expect(headingFor('family-with-cover')).toBe(
    'With ₹ 15 lakh more, your cover keeps up with prices for 2 years',
  );
  expect(headingFor('single-metro')).toBe('A cover of ₹ 15 lakh keeps up with prices for 4 years');
  expect(headingFor('covered')).toBe('Your present cover keeps up with prices for all 15 years');
  expect(headingFor('single-metro', { income: '20000000' })).toBe(
    'A cover of ₹ 1 crore keeps up with prices for all 15 years',
  );
});

test('each of two policies has its own outlook, since it pays for its own people only', () => {
  const changes: Answers = {
    who: 'both',
    parents: '2',
    'parents-city': 'Mumbai, Maharashtra',
    'own-policy': 'yes',
    'own-cover': '10000000',
  };
  expect(headingsFor('single-metro', changes)).toEqual([
    'For the family: Your present cover keeps up with prices for all 15 years',
    'For your parents: A cover of ₹ 25 lakh keeps up with prices for 2 years',
  ]);
  expect(outlooksFor('single-metro', changes).map(({ passes }) => passes.likely)).toEqual([undefined, 3]);
});

test('where the income rule decided, the outlook says that it leaves it out', () => {
  const introFor = (changes: Answers) =>
    outlooksInWords(resultFor('single-metro', changes), { content, locale: 'en' })[0]?.intro;
  expect(introFor({ income: '6000000' })).toContain('leaves out the income rule');
  expect(introFor({ income: '600000' })).not.toContain('income rule');
});

test('the heading is no success where the list has no sum that is large enough', () => {
  expect(headingFor('single-metro', { income: '1000000000' })).toBe(
    'The need over the years, compared with the cover',
  );
});

test('what is counted of an employer’s policy is not called the present cover', () => {
  const changes = { 'employer-policy': 'yes', 'employer-cover': '5000000' };
  const [outlook] = outlooksInWords(resultFor('single-metro', changes), { content, locale: 'en' });
  expect(outlook?.columns).toContain('Your present cover, as we count it');
  expect(outlook?.picture.words.inHand).toBe('what we count');
  expect(outlook?.notes).toContain('Only 50% of an employer’s cover counts');
  const [own] = outlooksInWords(resultFor('covered'), { content, locale: 'en' });
  expect(own?.columns).toContain('Your present cover');
  expect(own?.notes).not.toContain('employer’s cover');
});

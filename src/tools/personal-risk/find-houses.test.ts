import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleFacts as facts } from '#forms/testing/sample-form.ts';
import { type HouseState, houseStates } from '../engine/houses.ts';
import { pagesOf } from '../engine/path.ts';
import { anyAnswers } from '../engine/testing/walk.ts';
import { validateAnswers } from '../engine/validate-answers.ts';
import { findHouses } from './find-houses.ts';
import { houseDefinitions } from './house-definitions.ts';
import { housesInWords } from './houses-in-words.ts';
import { personalRiskExamples } from './personal-risk.examples.ts';
import { type PersonalQuestion, personalRisk } from './personal-risk.questionnaire.ts';
import { seededContent } from './seeded-content.ts';

type Answers = Readonly<Record<string, string>>;
type Expected = Partial<Record<Exclude<HouseState, 'covered'>, string>>;

function statesOf(answers: Answers): Record<string, HouseState> {
  const { findings } = findHouses(answers, seededContent);
  return Object.fromEntries(findings.map(({ house, state }) => [house, state]));
}

/** Houses that are not named are covered. */
const worked: Record<string, Expected> = {
  'pune-family': {
    open: 'parents illness',
    thin: 'health life emergency travel fraud papers continuity',
  },
  'first-job': {
    open: 'health emergency papers continuity',
    thin: 'debts vehicle home',
    unknown: 'illness',
  },
  'retired-couple': { open: 'home fraud', thin: 'health' },
  'two-incomes': {},
  shopkeeper: {
    open: 'health parents debts life emergency papers illness',
    thin: 'vehicle home fraud',
  },
  'knows-little': {
    thin: 'travel illness',
    unknown: 'health debts life emergency vehicle home fraud papers continuity',
  },
  'keeps-income': { open: 'parents', thin: 'home travel fraud papers', unknown: 'life illness' },
  'single-mother': { open: 'emergency', thin: 'health life fraud papers continuity illness' },
  'high-earner': {
    open: 'continuity illness',
    thin: 'health parents debts life home travel papers',
  },
  'offline-farmer': {
    open: 'vehicle home illness',
    thin: 'health life emergency papers',
    unknown: 'debts',
  },
};

describe.each(personalRiskExamples)('$about', ({ key, answers }) => {
  test('has these twelve states', () => {
    const expected = Object.fromEntries(houseDefinitions.map((house) => [house.key, 'covered']));
    for (const [state, houses] of Object.entries(worked[key] ?? {})) {
      for (const house of houses.split(' ')) expected[house] = state;
    }
    expect(statesOf(answers)).toEqual(expected);
  });

  test('is asked exactly the questions that it answers', () => {
    expect(validateAnswers(personalRisk, answers, facts)).toEqual({ ok: true, answers });
  });
});

const covered = personalRiskExamples.find(({ key }) => key === 'two-incomes')?.answers ?? {};

function changed(changes: Partial<Record<PersonalQuestion, string>>): Record<string, HouseState> {
  return statesOf({ ...covered, ...changes });
}

test.each([
  [{ 'employer-health': '0' }, 'covered', 'None of your cover depends on a job.'],
  [
    { 'employer-health': '500000', 'job-cover': 'some' },
    'thin',
    'Some of your cover would end with a job, and some would stay.',
  ],
  [
    { 'employer-health': 'unknown', 'job-cover': 'unknown' },
    'unknown',
    'How much of your cover depends on a job is not known.',
  ],
  [
    { 'employer-health': '500000', 'job-cover': 'nothing' },
    'covered',
    'By your answer, none of your cover ends with a job. An employer’s policy usually does: check its terms.',
  ],
])('an employer’s cover of a household on a pension is not denied: %o', (changes, state, reason) => {
  const retired = personalRiskExamples.find(({ key }) => key === 'retired-couple')?.answers ?? {};
  const result = findHouses({ ...retired, ...changes }, seededContent);
  const houses = housesInWords(result, { content: seededContent, locale: 'en' });
  expect(houses.find(({ key }) => key === 'continuity')).toMatchObject({ state, why: [reason] });
});

describe('from answers to a state', () => {
  test.each<[string, HouseState, Partial<Record<PersonalQuestion, string>>]>([
    // Nine times 15 lakh are 135: a fifth of them 27, four fifths 108.
    ['life', 'open', { income: '1500000', 'life-cover': '2500000' }],
    ['life', 'thin', { income: '1500000', 'life-cover': '5000000' }],
    ['life', 'thin', { income: '1500000', 'life-cover': '10000000' }],
    ['life', 'covered', { income: '1500000', 'life-cover': '20000000' }],
    // Without an income to measure by, nothing is still nothing.
    ['life', 'open', { income: 'prefer-not', 'life-cover': '0' }],
    ['life', 'unknown', { income: 'prefer-not', 'life-cover': '20000000' }],
    ['life', 'unknown', { 'life-cover': 'unknown' }],
    // Where someone else earns the need is some, and any cover will do.
    ['life', 'thin', { earns: 'other', 'life-cover': '0' }],
    ['life', 'covered', { earns: 'other', 'life-cover': '1000000' }],
    ['life', 'covered', { earns: 'nobody' }],
    // Two incomes need three months, one needs six.
    ['emergency', 'covered', { 'emergency-money': '3' }],
    ['emergency', 'thin', { earns: 'only-me', 'emergency-money': '3' }],
    ['emergency', 'unknown', { 'emergency-money': 'prefer-not' }],
    // Half of what the employer gives counts: 7.5 and 17.5 of 13 lakh.
    ['health', 'thin', { 'own-health': '500000', 'employer-health': '500000' }],
    ['health', 'covered', { 'own-health': '500000', 'employer-health': '2500000' }],
    ['health', 'unknown', { 'employer-health': 'unknown' }],
    // Two parents in a small town need 11.2 lakh before they are 60 and 12.9 after.
    ['parents', 'covered', { place: 'tier-3', parents: 'under-60', 'parents-health': '1000000' }],
    ['parents', 'thin', { place: 'tier-3', parents: 'from-60', 'parents-health': '1000000' }],
    ['vehicle', 'thin', { 'vehicle-cover': 'third-party' }],
    ['vehicle', 'open', { 'vehicle-cover': 'none' }],
    ['vehicle', 'covered', { vehicles: 'none' }],
    ['home', 'open', { 'home-cover': 'none' }],
    ['home', 'thin', { home: 'rented', 'contents-cover': 'none' }],
    ['travel', 'open', { 'travel-cover': 'none' }],
    ['travel', 'thin', { travel: 'india', 'travel-cover': 'none' }],
    ['debts', 'unknown', { debts: 'prefer-not' }],
    ['debts', 'open', { 'debt-cover': 'none' }],
    ['papers', 'open', { papers: 'none' }],
    ['papers', 'thin', { papers: 'nominees,list' }],
    ['continuity', 'thin', { 'job-cover': 'some' }],
    ['continuity', 'open', { 'job-cover': 'all' }],
  ])('%s is %s with %j', (house, state, changes) => {
    expect(changed(changes)[house]).toBe(state);
  });
});

const answerSets = anyAnswers(personalRisk);
const rank: Partial<Record<HouseState, number>> = { open: 0, thin: 1, covered: 2 };

test.each<[string, PersonalQuestion]>([
  ['health', 'own-health'],
  ['health', 'employer-health'],
  ['parents', 'parents-health'],
  ['life', 'life-cover'],
  ['illness', 'illness-cover'],
  ['emergency', 'emergency-money'],
])('in the house of %s, more in hand (%s) never makes the state worse', (house, question) => {
  const sums = Object.keys(personalRisk.fields[question].options ?? {}).filter((key) => /^\d+$/.test(key));
  fc.assert(
    fc.property(answerSets, (given) => {
      const ranks = sums
        .map((sum) => rank[statesOf({ ...given, [question]: sum })[house] ?? 'unknown'])
        .filter((place) => place !== undefined);
      expect(ranks).toEqual(ranks.toSorted());
    }),
  );
});

test('is said to be about as long as it is for most', () => {
  const lengths = personalRiskExamples.map(({ answers }) => pagesOf(personalRisk, answers).length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(Math.abs(personalRisk.length - mean)).toBeLessThan(1.5);
});

test('whatever is answered, twelve houses have a state', () => {
  fc.assert(
    fc.property(answerSets, (given) => {
      const found = Object.values(statesOf(given));
      expect(found).toHaveLength(12);
      expect(found.every((state) => houseStates.includes(state))).toBe(true);
    }),
  );
});

test('is worked out more than a thousand times a second', () => {
  const answers = personalRiskExamples[0]?.answers ?? {};
  const started = performance.now();
  for (let round = 0; round < 500; round++) findHouses(answers, seededContent);
  expect(performance.now() - started).toBeLessThan(500);
});

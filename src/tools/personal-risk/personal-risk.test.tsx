import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../engine/check-version.ts';
import { anyAnswers } from '../engine/testing/walk.ts';
import type { VersionContent } from '../engine/version.ts';
import { housesInDetail, housesInWords } from './houses-in-words.ts';
import { personalRiskExamples } from './personal-risk.examples.ts';
import { personalRiskNeeds as needs } from './personal-risk.needs.ts';
import { personalRisk } from './personal-risk.questionnaire.ts';
import { personalRiskTool } from './personal-risk.tool.ts';
import { seededContent as content } from './seeded-content.ts';

const { resultOf, asSent, bandOf, headlineOf, ResultView, reportOf } = personalRiskTool;
const hrefOf = (page: string) => `/${page}`;
const coverPages = [...new Set(content.houses.map(({ coverPage }) => coverPage))];

function contextOf(answers: Readonly<Record<string, string>>) {
  return { answers, content, locale: 'en' as const, hrefOf };
}

describe.each(personalRiskExamples)('$about', ({ answers }) => {
  const result = resultOf(answers, content);
  const context = contextOf(answers);
  const html = renderToStaticMarkup(<ResultView {...context} result={result} />);
  const houses = housesInWords(result, context);

  test('shows the reason for the state of each house, and what to do for free', () => {
    for (const { why, action } of houses) {
      for (const sentence of [...why, action]) expect(html).toContain(escaped(sentence));
    }
  });

  test('has the same sentences and counts on paper', () => {
    const { title, parts } = reportOf(result, context);
    expect(title).toBe(headlineOf(result, context));
    const paper = JSON.stringify(parts);
    for (const { why } of houses) expect(paper).toContain(JSON.stringify(why.join(' ')).slice(1, -1));
    expect(parts.find(({ kind }) => kind === 'picture')).toMatchObject({
      alt: expect.stringContaining('12. Illness and disability'),
    });
  });
});

test.each([
  ['shared', '1', 'You have at least 1 of the 3 months of spending that'],
  ['only-me', '3', 'You have at least 3 of the 6 months of spending that'],
])('money within reach is counted in months: %s, %s', (earns, months, sentence) => {
  const family = personalRiskExamples.find(({ key }) => key === 'pune-family')?.answers ?? {};
  const given = { ...family, earns, 'emergency-money': months };
  const houses = housesInWords(resultOf(given, content), contextOf(given));
  expect(houses.find(({ key }) => key === 'emergency')?.why[0]).toContain(sentence);
});

test.each(['en', 'hi'] as const)('parts that are missing are not called “in place”: %s', (locale) => {
  const family = personalRiskExamples.find(({ key }) => key === 'pune-family')?.answers ?? {};
  const result = resultOf({ ...family, guards: 'limits' }, content);
  const fraud = housesInDetail(result, { content, locale }).find(({ key }) => key === 'fraud');
  expect(fraud?.facts?.map(({ value }) => value)).toEqual(['3', '1', '2']);
});

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;');
}

test('every sentence has its values, whatever is answered', () => {
  fc.assert(
    fc.property(anyAnswers(personalRisk), (given) => {
      const result = resultOf(given, content);
      for (const [index, { why, action }] of housesInWords(result, contextOf(given)).entries()) {
        for (const sentence of why) expect(sentence).toMatch(/^[^{}]{10,}$/);
        // Where there is nothing to cover there is nothing to do.
        expect(action).toMatch(result.findings[index]?.need === 'none' ? /^$/ : /^[^{}]{10,}$/);
      }
    }),
  );
});

test('the endpoint answers with twelve houses, one sentence of reasons each, and the three lists', () => {
  const answers = personalRiskExamples[0]?.answers ?? {};
  const result = resultOf(answers, content);
  const sent = asSent(result, contextOf(answers));
  expect(Object.keys(sent)).toEqual(['houses', 'open', 'thin', 'covered']);
  expect(sent.open).toEqual(['parents', 'illness']);
  expect((sent.houses as unknown[])[0]).toEqual({
    key: 'health',
    label: 'Health',
    state: 'thin',
    why: 'Your household may need about ₹\u00a022.9\u00a0lakh of hospital cover until a review in 3 years. You can count on ₹\u00a07.5\u00a0lakh. Only 50% of the employer’s cover counts, because it ends with the job.',
    action: content.houses[0]?.action,
    cover: { label: 'Health insurance', href: '/health' },
  });
  expect(bandOf(result)).toBe('open-2');
});

test('people who do not know what they have still see what they may need', () => {
  const answers = {
    ...personalRiskExamples[0]?.answers,
    'own-health': 'unknown',
    'emergency-money': 'unknown',
  };
  const houses = housesInDetail(resultOf(answers, content), contextOf(answers));
  const factsOf = (key: string) =>
    houses.find((house) => house.key === key)?.facts?.map(({ value }) => value);
  expect(factsOf('health')).toEqual(['₹\u00a022.9\u00a0lakh', 'Not known']);
  expect(factsOf('emergency')).toEqual(['6 months', 'Not known']);
});

test('the need is shown where only the cover in hand is unknown; an older version shows what it can', () => {
  const answers = { ...personalRiskExamples[0]?.answers, 'own-health': 'unknown' };
  const before = { ...content, texts: content.texts.filter(({ key }) => key !== 'health-unknown-have') };
  const saidBy = (version: VersionContent) =>
    housesInWords(resultOf(answers, version), { content: version, locale: 'en' })[0]?.why;
  expect(saidBy(content)).toEqual([expect.stringMatching(/about ₹\u00a022\.9\u00a0lakh.* We do not know/)]);
  expect(saidBy(before)).toEqual([expect.stringMatching(/^We do not know how much hospital cover/)]);
});

test('the action depends on the cover in hand', () => {
  const toDo = (house: string, changed: Readonly<Record<string, string>>) => {
    const answers = { ...personalRiskExamples[0]?.answers, ...changed };
    const houses = housesInWords(resultOf(answers, content), contextOf(answers));
    return houses.find(({ key }) => key === house)?.action;
  };
  expect(toDo('papers', { papers: 'none' })).toMatch(/^Take one evening/);
  expect(toDo('papers', { papers: 'nominees' })).toMatch(/^Check what is still missing/);
  expect(toDo('papers', { papers: 'nominees,will,list' })).toMatch(/^Nothing to do now/);
});

test('a house that is measured and covered says so', () => {
  const answers = personalRiskExamples[3]?.answers ?? {};
  const [health] = housesInDetail(resultOf(answers, content), contextOf(answers));
  expect(health?.why[0]).toMatch(
    /You can count on ₹\u00a027\.5\u00a0lakh, which is enough by this measure\.$/,
  );
  expect(health?.inShort).toBe('₹\u00a027.5\u00a0lakh in hand');
});

test('it begins with a vehicle without insurance, with papers that are not in order, else where most is missing', () => {
  const begins = personalRiskExamples.map(
    ({ answers }) => reportOf(resultOf(answers, content), contextOf(answers)).lead,
  );
  expect(begins[0]).toMatch(
    /^By our measure, no house is less covered than “Parents”. Begin with “Documents and nominees”/,
  );
  expect(begins[2]).toMatch(/^Begin with “Home”/);
  expect(begins[5]).toMatch(/^Begin with “Health”: find the missing answer/);
  expect(begins[9]).toMatch(/^Begin with “Vehicle and liability”: the law requires third-party cover/);
  expect(begins[3]).toMatch(/^Going by these answers, what you have is enough/);
  // One of six months is more than nothing of four incomes.
  const answers = { ...personalRiskExamples[7]?.answers, papers: 'nominees,will,list', 'illness-cover': '0' };
  expect(reportOf(resultOf(answers, content), contextOf(answers)).lead).toMatch(/^Begin with “Illness/);
});

test('the house that it begins with is the one that is unfolded', () => {
  const unfolded = [0, 2, 5, 9].map((index) => {
    const { answers = {} } = personalRiskExamples[index] ?? {};
    const html = renderToStaticMarkup(
      <ResultView {...contextOf(answers)} result={resultOf(answers, content)} />,
    );
    return [...html.matchAll(/id="house-(\w+)" open=""/g)].map(([, key]) => key);
  });
  expect(unfolded).toEqual([['papers'], ['home'], ['health'], ['vehicle']]);
});

test('the question about age fits a person who lives alone', () => {
  const { label, hint } = content.questions.find(({ key }) => key === 'eldest') ?? {};
  expect([label, hint]).toEqual([
    'How old are you, or the eldest in your household?',
    'Do not count your parents.',
  ]);
});

describe('faults that prevent a version from being published', () => {
  const validate = (change: Partial<VersionContent>) =>
    faultsOf(personalRisk, { ...content, ...change }, { needs, coverPages });

  test('nothing does, as it ships', () => {
    expect(validate({})).toEqual([]);
  });

  test.each<[string, Partial<VersionContent>, string]>([
    [
      'a weight that is missing',
      { weights: content.weights.filter(({ option }) => option !== 'package') },
      'House vehicle needs exactly one weight of cover for question vehicle-cover, option package.',
    ],
    [
      'a weight of an answer that is not offered',
      { weights: [...content.weights, weight({ option: 'helicopter' })] },
      'Weight vehicles, helicopter, vehicle: there is no such answer.',
    ],
    [
      'a level that is none',
      {
        weights: content.weights.map((each) =>
          each.question === 'vehicles' && each.option === 'car' ? { ...each, level: 'huge' } : each,
        ),
      },
      'Weight vehicles, car, vehicle: no level huge.',
    ],
    [
      'a measure that is none',
      { weights: [...content.weights, weight({ measure: 'luck' })] },
      'Weight vehicles, car, vehicle: there is no measure luck.',
    ],
    [
      'a house that does not ask the question',
      { weights: [...content.weights, weight({ house: 'health' })] },
      'Weight vehicles, car, health: that house does not ask it.',
    ],
    [
      'a number that is missing',
      { parameters: content.parameters.filter(({ key }) => key !== 'life-years') },
      'There is no parameter life-years.',
    ],
    [
      'a sentence that is missing',
      { texts: content.texts.filter(({ key }) => key !== 'life-none') },
      'There is no text life-none.',
    ],
    [
      'a house that leads to no page',
      { houses: content.houses.map((house) => ({ ...house, coverPage: 'nowhere' })) },
      'House health: there is no page with the key nowhere.',
    ],
  ])('%s', (_, change, fault) => {
    expect(validate(change)).toContain(fault);
  });
});

function weight(change: Partial<VersionContent['weights'][number]>): VersionContent['weights'][number] {
  return { question: 'vehicles', option: 'car', house: 'vehicle', measure: 'need', level: 'some', ...change };
}

import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '#forms/form.ts';
import { faultsOf } from '../engine/check-version.ts';
import { reachableAnswers } from '../engine/path.ts';
import { anyAnswers } from '../engine/testing/walk.ts';
import { corporateResultOf } from './corporate-result.ts';
import { corporateRiskExamples } from './corporate-risk.examples.ts';
import { corporateRiskNeeds } from './corporate-risk.needs.ts';
import { businessTypes, corporateRisk, unknownAnswer } from './corporate-risk.questionnaire.ts';
import { houseKeys } from './houses.ts';
import { firstQuestions, questionsOfType } from './question-sets.ts';
import { seededContent } from './seeded-content.ts';

const pageKeys = globSync('content/pages/**/*.json').map(
  (file) => JSON.parse(readFileSync(file, 'utf8')).contentKey as string,
);

const givenAnswers = anyAnswers(corporateRisk).map((given) => reachableAnswers(corporateRisk, given));

/** The same from people who know everything. */
const knownAnswers = anyAnswers(corporateRisk).map((given) =>
  reachableAnswers(
    corporateRisk,
    Object.fromEntries(
      Object.entries(given).map(([name, answer]) => [
        name,
        answer === unknownAnswer ? firstOption(name) : answer,
      ]),
    ),
  ),
);

function firstOption(name: string): string | undefined {
  return Object.keys(fieldOf(corporateRisk, name)?.options ?? {})[0];
}

test('The published content has no faults', () => {
  const faults = faultsOf(corporateRisk, seededContent, { needs: corporateRiskNeeds, coverPages: pageKeys });
  expect(faults).toEqual([]);
});

describe('the sets', () => {
  test('ask about ten things first, and then 20 to 30', () => {
    expect(firstQuestions.slice(0, 2)).toEqual(['type', 'sector_industrial']);
    for (const type of businessTypes) {
      const asked = questionsOfType(type).length;
      expect([type, asked >= 20 && asked <= 30]).toEqual([type, true]);
    }
  });

  test('ask of one type what no other is asked', () => {
    const [industrial, service, retail] = businessTypes.map(questionsOfType);
    expect(industrial).toContain('maintenance');
    expect(service).not.toContain('maintenance');
    expect(retail).toContain('upkeep');
    expect(service).not.toContain('substances');
  });
});

describe('the houses', () => {
  test.each(corporateRiskExamples.slice(0, 6).map(({ key, answers }) => [key, answers] as const))(
    'of %s have the expected states',
    (key, answers) => {
      const { houses } = corporateResultOf(answers, seededContent);
      expect(houses.map((house) => [house.key, house.state].join(' '))).toEqual(
        houseKeys.map((house, index) => `${house} ${statesOf[key]?.[index]}`),
      );
    },
  );

  test('are all known if every answer is known', () => {
    fc.assert(
      fc.property(knownAnswers, (answers) => {
        const { houses, gaps } = corporateResultOf(answers, seededContent);
        expect(gaps).toEqual([]);
        expect(houses.filter(({ state }) => state === 'unknown')).toEqual([]);
      }),
      { numRuns: 100, seed: 10 },
    );
  });

  test('never get worse with more control', () => {
    const efforts = ['none', 'some', 'most', 'tried'];
    const isEffort = (name: string) => Object.hasOwn(fieldOf(corporateRisk, name)?.options ?? {}, 'tried');
    fc.assert(
      fc.property(givenAnswers, (answers) => {
        for (const name of Object.keys(answers).filter(isEffort)) {
          const residuals = efforts.map((effort) =>
            corporateResultOf({ ...answers, [name]: effort }, seededContent).houses.reduce(
              (sum, { risk }) => sum + (risk?.residual ?? 0),
              0,
            ),
          );
          expect(residuals).toEqual([...residuals].sort((one, other) => other - one));
        }
      }),
      { numRuns: 40, seed: 10 },
    );
  });
});

test.each([
  ['listed', /^The cover that the law requires of you is in force\. /],
  ['scattered', /^The cover that the law requires of you is in force as far as you know\. /],
  ['gaps', /^Something that the law requires of you is missing\. /],
  [unknownAnswer, /^No one could say whether the cover that the law requires of you is in force\.$/],
])('A missing plan does not hide what was said of duties: %s', (duties_list, finding) => {
  const answers = { ...corporateRiskExamples[0]?.answers, plan: unknownAnswer, duties_list };
  const { houses } = corporateResultOf(answers, seededContent);
  expect(houses.find(({ key }) => key === 'planning')).toMatchObject({ state: 'unknown' });
  expect(houses.find(({ key }) => key === 'planning')?.why[0]).toMatch(finding);
});

test('An unknown answer is a gap, not a risk', () => {
  const [carParts] = corporateRiskExamples;
  const { houses, gaps } = corporateResultOf(carParts?.answers ?? {}, seededContent);
  expect(gaps.map(({ question, houses: of }) => [question, ...of])).toEqual([
    ['contract_review', 'contracts'],
    ['substances', 'planning'],
  ]);
  expect(houses.find(({ key }) => key === 'contracts')?.risk).toBeUndefined();
});

test('The five largest uninsured risks are ordered by what is left after controls', () => {
  const [carParts] = corporateRiskExamples;
  const { top } = corporateResultOf(carParts?.answers ?? {}, seededContent);
  expect(top.map(({ key, risk }) => [key, risk?.inherent, risk?.residual])).toEqual([
    ['liability', 16, 12],
    ['interruption', 15, 11.25],
    ['directors', 9, 9],
    ['cyber', 12, 9],
    ['machinery', 16, 8],
  ]);
});

/** Each in the chart's order. */
const statesOf: Readonly<Record<string, readonly string[]>> = {
  'car-parts': words('thin thin thin covered open unknown open open covered open thin open'),
  bakery: words('covered open covered open thin thin thin thin thin open open open'),
  software: words('covered covered covered covered covered covered thin open thin thin covered thin'),
  clinic: words('covered unknown covered thin thin unknown thin open thin open thin covered'),
  'clothes-shop': words('open open thin open covered thin thin open open open unknown thin'),
  'cold-chain': words(
    'covered covered covered thin covered thin covered covered covered covered covered covered',
  ),
};

function words(text: string): string[] {
  return text.split(' ');
}

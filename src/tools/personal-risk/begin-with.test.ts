import { expect, test } from 'vitest';
import { fieldOf, preferNot } from '#forms/form.ts';
import { sampleFacts as facts } from '#forms/testing/sample-form.ts';
import { plainLabel } from '#ui/kundli/plain-label.ts';
import { textOf } from '../engine/content-of.ts';
import { pagesOf } from '../engine/path.ts';
import { validateAnswers } from '../engine/validate-answers.ts';
import { beginWith } from './begin-with.ts';
import { findHouses } from './find-houses.ts';
import { type HouseDefinition, houseDefinitions, questionsOf } from './house-definitions.ts';
import { housesInDetail } from './houses-in-words.ts';
import { personalRiskExamples } from './personal-risk.examples.ts';
import { type PersonalQuestion, personalRisk } from './personal-risk.questionnaire.ts';
import { seededContent as content } from './seeded-content.ts';

type Household = Readonly<Partial<Record<PersonalQuestion, string>>>;

const notFound = ['unknown', preferNot];
const insured = personalRiskExamples.find(({ key }) => key === 'two-incomes')?.answers;
/** One that has an answer to whatever is asked, and whose houses are all covered. */
const base: Household = { ...firstAnswers(), ...insured };

function firstAnswers(): Household {
  const names = Object.keys(personalRisk.fields) as PersonalQuestion[];
  return Object.fromEntries(names.map((name) => [name, answersTo(name)[0]]));
}

/** Several choices have one of them at a time: no rule and no measure looks at two. */
function answersTo(name: PersonalQuestion): string[] {
  const { options = {}, isDeclinable } = fieldOf(personalRisk, name) ?? {};
  return [...Object.keys(options), ...(isDeclinable ? [preferNot] : [])];
}

/** Households with every combination of answers to the questions on which a house rests. */
function householdsAround(house: HouseDefinition): Household[] {
  return questionsOf(house).reduce<Household[]>(
    (households, name) =>
      households.flatMap((household) => answersTo(name).map((answer) => ({ ...household, [name]: answer }))),
    [base],
  );
}

function missingAnswers(house: HouseDefinition, household: Household): PersonalQuestion[] {
  const asked = pagesOf(personalRisk, household).flatMap(({ questions }) => questions);
  return questionsOf(house).filter(
    (name) => asked.includes(name) && notFound.includes(household[name] ?? ''),
  );
}

function isUnknown({ key }: HouseDefinition, household: Household): boolean {
  const { findings } = findHouses(household, content);
  return findings.some(({ house, state }) => house === key && state === 'unknown');
}

test('the households are ones that are accepted', () => {
  expect(validateAnswers(personalRisk, base, facts)).toMatchObject({ ok: true });
});

test.each(houseDefinitions)('house $key is unknown only for want of answers that were asked for', (house) => {
  const unknown = householdsAround(house).filter((household) => isUnknown(house, household));
  const deadEnds = unknown.filter((household) => {
    const found = missingAnswers(house, household).map((name) => [name, answersTo(name)[0]]);
    return isUnknown(house, { ...household, ...Object.fromEntries(found) });
  });
  expect(deadEnds).toEqual([]);
});

test.each(houseDefinitions)('where house $key is the first, the answer to find was asked for', (house) => {
  for (const household of householdsAround(house)) {
    const houses = housesInDetail(findHouses(household, content), { content, locale: 'en' });
    const lead = beginWith(houses, content);
    const first = houses.find(
      ({ label }) => lead === textOf(content, 'begin-unknown', { house: plainLabel(label) }),
    );
    if (!first) continue;
    const named = houseDefinitions.filter(({ key }) => key === first.key);
    expect(named.flatMap((each) => missingAnswers(each, household))).not.toEqual([]);
  }
});

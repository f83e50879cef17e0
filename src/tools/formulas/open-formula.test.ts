import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readSeedFiles, seedsOf } from '#content/seed/read-seed-files.ts';
import type { Locale } from '#ui/language/locales.ts';
import { definitionOf } from '../definitions.ts';
import type { QuestionnaireKey } from '../engine/questionnaire.ts';
import type { Version, VersionContent } from '../engine/version.ts';
import { methodMessages } from './methods/messages/messages.ts';
import { methods } from './methods.ts';
import { type OpenFormula, openFormula } from './open-formula.ts';

const seeds = seedsOf<VersionContent & { key: string }>(readSeedFiles(), 'questionnaires');

function seeded(key: QuestionnaireKey): VersionContent {
  const found = seeds.find((seed) => seed.key === key);
  if (!found) throw new Error(`There is no seed of ${key}.`);
  return found;
}

function opened(key: QuestionnaireKey, content = seeded(key), locale: Locale = 'en'): OpenFormula {
  const found = methods.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`There is no method of ${key}.`);
  const version: Version = {
    questionnaire: key,
    number: 2,
    publishedAt: '2026-11-22T10:00:00.000Z',
    content: { en: content },
  };
  const published = [{ number: 2, publishedAt: version.publishedAt, whatChanged: content.whatChanged }];
  const { questionnaire } = definitionOf(key);
  return openFormula({ version, published, questionnaire, method: found.method, locale });
}

const text = z.string().min(1);
const day = z.iso.date();
const answer = z.strictObject({
  question: text,
  page: text,
  asked: text,
  said: z.string(),
  isDeclined: z.boolean(),
});
const publishedVersion = z.strictObject({
  number: z.int(),
  publishedAt: z.iso.datetime(),
  whatChanged: text,
});
/** The shape that programs may rely on. */
const openFormulaSchema = z.strictObject({
  key: text,
  title: text,
  version: z.int(),
  publishedAt: z.iso.datetime(),
  whatChanged: text,
  formula: z.array(text).min(1),
  example: z.strictObject({
    answers: z.array(z.strictObject({ key: text, title: text, rows: z.array(answer).min(1) })).min(1),
    workings: z
      .array(z.strictObject({ title: text, columns: z.array(text), rows: z.array(z.array(text)) }))
      .min(1),
    findings: z.array(z.strictObject({ key: text, label: text, said: text })).min(1),
  }),
  parameters: z.array(
    z.strictObject({
      key: text,
      label: text,
      value: z.number(),
      unit: z.enum(['rupees', 'factor', 'share', 'percent-a-year', 'years', 'count', 'list']),
      list: text.optional(),
      source: text,
      sourceAddress: z.url().optional(),
      asOf: day,
      isAssumption: z.boolean(),
      signedOffBy: text.optional(),
      inWords: text,
    }),
  ),
  houses: z.array(
    z.strictObject({
      key: text,
      label: text,
      about: text,
      questions: z.array(
        z.strictObject({
          key: text,
          asked: text,
          options: z.array(
            z.strictObject({
              key: text,
              label: text,
              says: z.array(z.strictObject({ measure: text, level: text })).min(1),
            }),
          ),
        }),
      ),
    }),
  ),
  versions: z.array(publishedVersion).min(1),
});

describe.each(methods.map(({ key }) => key))('the open formula of %s', (key) => {
  test('is what programs may rely on', () => {
    const sent: unknown = JSON.parse(JSON.stringify(opened(key)));
    expect(openFormulaSchema.safeParse(sent).error?.issues).toBeUndefined();
  });

  test('says no number in words that is not among its parameters', () => {
    const { parameters } = seeded(key);
    const asked: string[] = [];
    const steps = methodMessages('en').formulas[key]((name) => {
      asked.push(name);
      return `‹${name}›`;
    });
    expect(asked.filter((name) => !parameters.some((parameter) => parameter.key === name))).toEqual([]);
    expect(asked).not.toEqual([]);
    expect(opened(key).formula.join()).not.toContain('‹');
    expect(opened(key).formula.length).toBeGreaterThanOrEqual(steps.length);
  });

  test('tells every weight once', () => {
    const told = opened(key).houses.flatMap(({ questions }) =>
      questions.flatMap(({ options }) => options.flatMap(({ says }) => says)),
    );
    expect(told).toHaveLength(seeded(key).weights.length);
  });
});

test.each<[QuestionnaireKey, string]>([
  ['health-cover', 'start-metro'],
  ['corporate-risk', 'control-partly'],
  ['personal-risk', 'start-metro'],
])('the example of %s is calculated with the numbers of its version: %s changes it', (key, parameter) => {
  const content = seeded(key);
  const parameters = content.parameters.map((each) =>
    each.key === parameter ? { ...each, value: each.value * 1.1 } : each,
  );
  const changed = opened(key, { ...content, parameters });
  expect(changed.example.workings).not.toEqual(opened(key).example.workings);
  expect(changed.formula).not.toEqual(opened(key).formula);
});

test('the city of an example is named in Hindi, and counted as in English', () => {
  const [english, hindi] = (['en', 'hi'] as const).map((locale) =>
    opened('health-cover', seeded('health-cover'), locale),
  );
  const asked = hindi?.example.answers.flatMap(({ rows }) => rows);
  expect(asked?.find(({ question }) => question === 'city')?.said).toBe('मुंबई, महाराष्ट्र');
  const figures = (formula?: OpenFormula) => JSON.stringify(formula?.example.workings).match(/\d[\d,.]*\d/g);
  expect(figures(hindi)).toEqual(figures(english));
});

test('the personal formula says who counts as how many, at which age, and whose money must last how long', () => {
  const asked: string[] = [];
  const steps = methodMessages('en').formulas['personal-risk']((name) => {
    asked.push(name);
    return `‹${name}›`;
  });
  const words = steps.join(' ');
  expect(asked).toEqual(expect.arrayContaining(['children-counted', 'parents-counted']));
  expect(words).toContain('people: ‹age-46-60›, or ‹age-61-up› if one is 60 or older');
  expect(words).toMatch(/‹emergency-low› months of spending for two incomes, .* a pension, rent or savings/);
});

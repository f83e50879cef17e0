import type { Field, Options, Rule } from '#forms/form.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';

/**
 * The Risk Janampatri's questions to a household: four sections, one for each side of the chart. Ages and money are
 * bands or the nearest of a few sums; anyone who does not know says so, and that is an answer.
 */
function oneOf(...keys: string[]): Field {
  return { kind: 'choice', options: options(keys) };
}

function anyOf(...keys: string[]): Field {
  return { kind: 'choices', options: options([...keys, 'none']), aloneOption: 'none', isDeclinable: true };
}

/** The nearest sum in lakh of rupees; its key is the sum in rupees. */
function sumOf(...lakh: number[]): Field {
  return oneOf(...lakh.map((sum) => String(sum * 100_000)), 'unknown');
}

function options(keys: readonly string[]): Options {
  return Object.fromEntries(keys.map((key) => [key, key]));
}

function when(field: string, ...keys: string[]): Rule {
  return { field, in: keys };
}

const fields = {
  eldest: oneOf('up-to-35', '36-45', '46-60', '61-up'),
  household: oneOf('alone', 'couple', 'couple-child', 'couple-children', 'parent-child', 'parent-children'),
  place: oneOf('metro', 'tier-2', 'tier-3'),
  earns: oneOf('only-me', 'shared', 'other', 'nobody', 'pension'),
  'own-health': sumOf(0, 3, 5, 10, 25, 50, 100),
  'employer-health': sumOf(0, 3, 5, 10, 25),
  parents: oneOf('no', 'under-60', 'from-60'),
  'parents-health': { ...sumOf(0, 3, 5, 10, 25, 50), shownIf: when('parents', 'under-60', 'from-60') },
  'illness-cover': {
    ...sumOf(0, 5, 10, 25, 50, 100),
    shownIf: when('earns', 'only-me', 'shared', 'other', 'nobody'),
  },
  income: {
    ...oneOf('300000', '600000', '1000000', '1500000', '2500000', '5000000'),
    isDeclinable: true,
    shownIf: when('earns', 'only-me', 'shared', 'nobody'),
  },
  'life-cover': {
    ...sumOf(0, 10, 25, 50, 100, 200, 300),
    shownIf: when('earns', 'only-me', 'shared', 'other'),
  },
  'emergency-money': { ...oneOf('0', '1', '3', '6', 'unknown'), isDeclinable: true },
  debts: { ...oneOf('0', '200000', '1000000', '2500000', '5000000', '10000000'), isDeclinable: true },
  'debt-cover': {
    ...oneOf('full', 'part', 'none', 'unknown'),
    shownIf: when('debts', '200000', '1000000', '2500000', '5000000', '10000000'),
  },
  home: oneOf('own', 'rented', 'family'),
  'home-cover': {
    ...oneOf('both', 'building', 'contents', 'none', 'unknown'),
    shownIf: when('home', 'own'),
  },
  'contents-cover': { ...oneOf('yes', 'none', 'unknown'), shownIf: when('home', 'rented', 'family') },
  vehicles: { ...anyOf('car', 'two-wheeler'), isDeclinable: false },
  'vehicle-cover': {
    ...oneOf('package', 'third-party', 'none', 'unknown'),
    shownIf: when('vehicles', 'car', 'two-wheeler'),
  },
  travel: oneOf('no', 'india', 'abroad'),
  'travel-cover': {
    ...oneOf('always', 'sometimes', 'none', 'unknown'),
    shownIf: when('travel', 'india', 'abroad'),
  },
  'pays-online': oneOf('daily', 'sometimes', 'no'),
  guards: { ...anyOf('limits', 'alerts', 'second-step'), shownIf: when('pays-online', 'daily', 'sometimes') },
  papers: anyOf('nominees', 'will', 'list'),
  'job-cover': {
    ...oneOf('nothing', 'some', 'all', 'unknown'),
    // Also without work: a former employer or a partner's may insure a household that lives on a pension.
    shownIf: {
      ...when('earns', 'only-me', 'shared', 'other', 'nobody'),
      or: [when('employer-health', '300000', '500000', '1000000', '2500000', 'unknown')],
    },
  },
} satisfies Record<string, Field>;

export type PersonalQuestion = keyof typeof fields;

export const personalRisk: Questionnaire<PersonalQuestion> = {
  key: 'personal-risk',
  length: 19,
  fields,
  sections: [
    {
      key: 'health',
      pages: [
        ['household'],
        ['eldest', 'place'],
        ['earns'],
        ['own-health', 'employer-health'],
        ['parents'],
        ['parents-health'],
        ['illness-cover'],
      ],
    },
    {
      key: 'income',
      pages: [['income'], ['life-cover'], ['emergency-money'], ['debts'], ['debt-cover']],
    },
    {
      key: 'things',
      pages: [
        ['home'],
        ['home-cover', 'contents-cover'],
        ['vehicles'],
        ['vehicle-cover'],
        ['travel'],
        ['travel-cover'],
      ],
    },
    {
      key: 'together',
      pages: [['pays-online'], ['guards'], ['papers'], ['job-cover']],
    },
  ],
};

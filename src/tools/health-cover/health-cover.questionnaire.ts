import type { Field } from '#forms/form.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';

/**
 * The questions of the health calculator. Parents of 61 and over are covered by a policy of their own, as insurers
 * advise, so their health and their cover are asked separately. Easy questions come first; those that people may
 * not want to answer come last, and can be declined.
 */
const yesOrNo = { yes: 'yes', no: 'no' } as const;
const oneToFour = { 1: '1', 2: '2', 3: '3', 4: '4' } as const;

/** In rupees; a smaller number was probably typed in lakhs. */
const minSum = 50_000;
const maxSum = 100_000_000;

const hasFamily = { field: 'who', in: ['family', 'both'] };
const hasParents = { field: 'who', in: ['parents', 'both'] };

const sum: Field = { kind: 'amount', min: minSum, max: maxSum };
const conditions: Field = {
  kind: 'choices',
  options: {
    none: 'none',
    pressure: 'pressure',
    sugar: 'sugar',
    thyroid: 'thyroid',
    asthma: 'asthma',
    heart: 'heart',
    cancer: 'cancer',
    kidney: 'kidney',
    stroke: 'stroke',
  },
  aloneOption: 'none',
  isDeclinable: true,
};

export const healthCover = {
  key: 'health-cover',
  length: 10,
  fields: {
    who: { kind: 'choice', options: { family: 'family', parents: 'parents', both: 'both' } },
    adults: { kind: 'choice', options: oneToFour, shownIf: hasFamily },
    children: { kind: 'choice', options: { 0: '0', ...oneToFour }, shownIf: hasFamily },
    eldest: {
      kind: 'choice',
      options: {
        'up-to-35': 'up-to-35',
        '36-45': '36-45',
        '46-60': '46-60',
        '61-up': '61-up',
      },
      shownIf: hasFamily,
    },
    parents: { kind: 'choice', options: oneToFour, shownIf: hasParents },
    city: { kind: 'city' },
    'parents-city': { kind: 'city', isOptional: true, shownIf: { field: 'who', in: ['both'] } },
    room: {
      kind: 'choice',
      options: { general: 'general', shared: 'shared', single: 'single', suite: 'suite' },
    },
    'own-policy': { kind: 'choice', options: yesOrNo, shownIf: hasFamily },
    'own-cover': { ...sum, shownIf: { field: 'own-policy', in: ['yes'] } },
    'parents-policy': { kind: 'choice', options: yesOrNo, shownIf: hasParents },
    'parents-cover': { ...sum, shownIf: { field: 'parents-policy', in: ['yes'] } },
    'employer-policy': { kind: 'choice', options: yesOrNo },
    'employer-cover': { ...sum, shownIf: { field: 'employer-policy', in: ['yes'] } },
    income: { kind: 'amount', min: minSum, max: 1_000_000_000, isDeclinable: true },
    tobacco: { kind: 'choice', options: yesOrNo, isDeclinable: true },
    conditions: { ...conditions, shownIf: hasFamily },
    'parents-conditions': { ...conditions, shownIf: hasParents },
  },
  sections: [
    { key: 'people', pages: [['who'], ['adults'], ['children'], ['eldest'], ['parents']] },
    { key: 'hospital', pages: [['city', 'parents-city'], ['room']] },
    {
      key: 'cover',
      pages: [
        ['own-policy'],
        ['own-cover'],
        ['parents-policy'],
        ['parents-cover'],
        ['employer-policy'],
        ['employer-cover'],
      ],
    },
    { key: 'money-and-health', pages: [['income'], ['tobacco'], ['conditions'], ['parents-conditions']] },
  ],
} as const satisfies Questionnaire;

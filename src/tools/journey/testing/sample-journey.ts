import { sampleFacts } from '#forms/testing/sample-form.ts';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import type { VersionContent } from '../../engine/version.ts';

/** A questionnaire of no product: a rule across pages, a group with a rule within it, and each kind of question. */
export const sampleQuestionnaire: Questionnaire = {
  key: 'personal-risk',
  length: 4,
  fields: {
    work: { kind: 'choice', options: { employed: 'employed', own: 'own', none: 'none' } },
    sector: {
      kind: 'choice',
      options: { shop: 'shop', farm: 'farm' },
      shownIf: { field: 'work', in: ['own'] },
    },
    family: {
      kind: 'choices',
      options: { spouse: 'spouse', children: 'children', nobody: 'nobody' },
      aloneOption: 'nobody',
      isDeclinable: true,
    },
    loan: { kind: 'choice', options: { yes: 'yes', no: 'no', unknown: 'unknown' }, isDeclinable: true },
    loan_amount: {
      kind: 'amount',
      min: 1000,
      max: 100_000_000,
      isDeclinable: true,
      shownIf: { field: 'loan', in: ['yes'] },
    },
    town: { kind: 'city', isOptional: true },
  },
  sections: [
    { key: 'you', pages: [['work'], ['sector'], ['family']] },
    { key: 'money', pages: [['loan', 'loan_amount'], ['town']] },
  ],
};

const option = (key: string, label: string, hint?: string) => ({ key, label, hint });

export const sampleContent: VersionContent = {
  title: 'Sample tool',
  whatChanged: '',
  sections: [
    { key: 'you', title: 'You' },
    { key: 'money', title: 'Your money' },
  ],
  questions: [
    {
      key: 'work',
      label: 'How do you earn your living?',
      short: 'Work',
      hint: 'If you do both, take what brings in more.',
      why: 'Pay from an employer often comes with cover.',
      options: [
        option('employed', 'I am employed', 'A salary each month'),
        option('own', 'I work for myself', 'A practice, a shop, a farm'),
        option('none', 'I do not earn at present'),
      ],
    },
    {
      key: 'sector',
      label: 'What do you run?',
      short: 'Business',
      why: 'A shop and a farm stand to lose other things.',
      options: [option('shop', 'A shop'), option('farm', 'A farm')],
    },
    {
      key: 'family',
      label: 'Who lives on your income?',
      short: 'Family',
      hint: 'Tick all that apply.',
      why: 'Each of them would need money if your pay stopped.',
      options: [
        option('spouse', 'My spouse'),
        option('children', 'Children'),
        option('nobody', 'Nobody but me'),
      ],
    },
    {
      key: 'loan',
      label: 'Do you pay back a loan?',
      short: 'Loan',
      why: 'A loan is to be paid when pay stops.',
      options: [option('yes', 'Yes'), option('no', 'No'), option('unknown', 'I don’t know')],
    },
    { key: 'loan_amount', label: 'How much is left of it?', short: 'Left of the loan', why: '', options: [] },
    {
      key: 'town',
      label: 'Which town do you live in?',
      short: 'Town',
      why: 'Treatment costs differ.',
      options: [],
    },
  ],
  houses: [],
  parameters: [],
  weights: [],
  texts: [],
};

export const sampleJourney = {
  questionnaire: sampleQuestionnaire,
  content: sampleContent,
  version: 3,
  facts: sampleFacts,
};

import { corporateRiskExamples } from '#tools/corporate-risk/corporate-risk.examples.ts';
import { definitionOf } from '#tools/definitions.ts';
import type { Example } from '#tools/engine/example.ts';
import { pagesOf, type QuestionPage } from '#tools/engine/path.ts';
import type { Answers, QuestionnaireKey } from '#tools/engine/questionnaire.ts';
import { healthCoverExamples } from '#tools/health-cover/health-cover.examples.ts';
import { personalRiskExamples } from '#tools/personal-risk/personal-risk.examples.ts';
import { fertilitySurveyExamples } from '#tools/survey/fertility-survey.examples.ts';
import type { Repeated } from './result-on-paper.ts';

/** Someone who goes through a tool: where they begin, their answer to each question, and their result. */
export type Walk = {
  who: string;
  tool: QuestionnaireKey;
  answers: Answers;
  heading: string;
  /** The pages that the answers lead through. */
  pages: readonly QuestionPage[];
  repeated: Repeated;
  /** Path of the page of the tool, and of the one on which this walk begins: itself, or one below it. */
  place(partnerSecret: string): { base: string; start: string };
  /** The set of questions that is chosen where this walk begins. */
  set?: string | undefined;
  isPartner: boolean;
};

const houses = 'h1, .house-list h2, .house-list h3, .house-finding p';

const repeated: Record<QuestionnaireKey, Repeated> = {
  'health-cover': {
    inOrder: 'h1, .health-lead, .health-total strong',
    rows: [
      { each: '.health-steps :is(tbody, tfoot) tr', cells: 'th, td:not(.health-bar)' },
      { each: '.health-table tbody tr', cells: 'th, td' },
    ],
    onPageAlone: '.health-steps th span',
  },
  'personal-risk': {
    inOrder: houses,
    rows: [{ each: '.house', cells: 'h3, .house-facts div:nth-child(-n + 2) dd' }],
  },
  'corporate-risk': {
    inOrder: houses,
    rows: [
      { each: '.statutory-covers tbody tr', cells: 'th, td' },
      { each: '.management-list tbody tr', cells: 'td' },
    ],
  },
  'fertility-survey': {
    inOrder: 'h1, .lead',
    rows: [{ each: '.survey-kept li' }, { each: '.survey-links a' }],
  },
};

const company = '/corporate-risk-janampatri';
const partners = '/ri';

/** Each tool, each set of questions for companies, and the partners' own pages. */
export const walks: readonly Walk[] = [
  walk('health-cover', healthCoverExamples, {
    key: 'three-generations',
    base: '/health-calculator',
    heading: '₹ 30–50 lakh more, most likely ₹ 40 lakh',
  }),
  walk('personal-risk', personalRiskExamples, {
    key: 'pune-family',
    base: '/risk-janampatri',
    heading: 'Two houses are open, seven are thin',
  }),
  walk('corporate-risk', corporateRiskExamples, {
    key: 'car-parts',
    base: company,
    set: 'industrial',
    heading: 'Five houses are open, four are thin, one not known',
  }),
  walk('corporate-risk', corporateRiskExamples, {
    key: 'clinic',
    base: company,
    set: 'service',
    heading: 'Two houses are open, five are thin, two not known',
  }),
  walk('corporate-risk', corporateRiskExamples, {
    key: 'clothes-shop',
    base: company,
    set: 'retail',
    heading: 'Six houses are open, four are thin, one not known',
  }),
  walk('corporate-risk', corporateRiskExamples, {
    key: 'software',
    base: partners,
    heading: 'One house is open, four are thin',
  }),
  walk('fertility-survey', fertilitySurveyExamples, {
    key: 'surrogate-in-part',
    base: '/survey',
    heading: 'Thank you for telling us',
  }),
];

type Way = { key: string; base: string; set?: string; heading: string };

function walk(tool: QuestionnaireKey, examples: readonly Example[], { key, base, set, heading }: Way): Walk {
  const example = examples.find((each) => each.key === key);
  if (!example) throw new Error(`There is no example ${key}.`);
  const { about, answers } = example;
  return {
    who: base === partners ? `${about}, on a partner’s page` : about,
    tool,
    answers,
    heading,
    pages: pagesOf(definitionOf(tool).questionnaire, answers),
    repeated: repeated[tool],
    set,
    isPartner: base === partners,
    place: (partnerSecret) => {
      const at = base === partners ? base + partnerSecret : base;
      return { base: at, start: set ? `${at}/${set}` : at };
    },
  };
}

import { preferNot } from '#forms/form.ts';
import type { Example } from '../engine/example.ts';

/** Six who might answer the survey. */
export const fertilitySurveyExamples: readonly Example[] = [
  {
    key: 'ivf-in-vain',
    about: 'A couple in treatment who found the waiting period for IVF cover too long',
    answers: {
      'looked-for': 'ivf',
      found: 'no',
      missing: 'wait,limit',
      asked: 'insurer,clinic',
      unanswered: 'waits,cycles',
      stage: 'treatment',
      region: 'west',
      age: '30-34',
    },
  },
  {
    key: 'donor-insured',
    about: 'A couple that found both covers for an oocyte donor',
    answers: {
      'looked-for': 'donor-health,donor-life',
      found: 'yes',
      asked: 'adviser',
      unanswered: 'all-answered',
      stage: 'treatment',
      region: 'south',
      age: '35-39',
    },
  },
  {
    key: 'surrogate-in-part',
    about: 'Found health cover for a surrogate, and no life cover',
    answers: {
      'looked-for': 'surrogate-health,surrogate-life',
      found: 'partly',
      missing: 'offer,wording',
      asked: 'insurer,adviser,clinic',
      unanswered: 'law,complications',
      stage: 'planning',
      region: 'west',
      age: '40-44',
    },
  },
  {
    key: 'just-looking',
    about: 'Has not looked for any cover so far, and is insured by the employer',
    answers: {
      'looked-for': 'none',
      unanswered: 'own-policy,employer,newborn',
      stage: 'planning',
      region: 'south',
      age: '25-29',
    },
  },
  {
    key: 'maternity-looking',
    about: 'Expects a child after IVF, and is still looking',
    answers: {
      'looked-for': 'ivf,maternity',
      found: 'looking',
      missing: 'price',
      asked: 'nobody',
      unanswered: 'papers',
      stage: 'expecting',
      region: 'abroad',
      age: '30-34',
    },
  },
  {
    key: 'says-nothing',
    about: 'Would rather not say anything',
    answers: {
      'looked-for': preferNot,
      unanswered: preferNot,
      stage: preferNot,
      region: preferNot,
      age: preferNot,
    },
  },
];

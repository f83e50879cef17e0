/** Options of the survey; their labels are content. */

/** Each with the key of the page about it. */
export const coverPages = {
  ivf: 'ivf',
  maternity: 'ivf-maternity-insurance',
  'donor-health': 'oocyte-health-insurance',
  'donor-life': 'oocyte-life-insurance',
  'surrogate-health': 'surrogate-health-insurance',
  'surrogate-life': 'surrogate-life-insurance',
} as const;

/** Questions that people were left with, each with the key of the page that goes furthest in answering it. */
export const answerPages = {
  waits: 'ivf-maternity-insurance',
  cycles: 'ivf',
  'own-policy': 'ivf-insurance-tools',
  employer: 'parenthood',
  law: 'innovative-products',
  complications: 'parenthood',
  newborn: 'ivf-insurance-tools',
  papers: 'ivf',
} as const;

/** Where someone who has looked for nothing so far may begin. */
export const pageOfAll = 'parenthood';

export type CoverOption = keyof typeof coverPages;
export type AnswerOption = keyof typeof answerPages;

export const coverOptions = Object.keys(coverPages) as CoverOption[];
export const answerOptions = Object.keys(answerPages) as AnswerOption[];

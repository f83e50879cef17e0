import type { Answers } from './questionnaire.ts';

/**
 * Someone who might answer. A tool's examples are worked through when its words and numbers change: staff see what
 * each gets before and after, and the open formula is shown on the first.
 */
export type Example = {
  key: string;
  /** The person or business in a few words, for staff. */
  about: string;
  answers: Answers;
};

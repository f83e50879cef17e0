import { preferNot } from '#forms/form.ts';
import type { Answers } from '../engine/questionnaire.ts';

/** Counts the questions that were answered. A declined one is stored as an answer too, and does not count. */
export function countGiven(answers: Answers): number {
  return Object.values(answers).filter((answer) => answer && answer !== preferNot).length;
}

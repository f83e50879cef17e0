import type { CaseRead } from '#cases/read-case.ts';
import { typedField } from '#enquiry/store/correct-record.ts';
import type { Answer } from '#forms/words.ts';

/** By these we reach someone; anyone who is on the telephone says how they are spelt. */
const reachedBy = ['name', 'phone', 'email'];

/** Answers of a case that staff can correct; a correction is checked as the form that asked for it would. */
export function correctableFieldsOf({ variant, answers }: Pick<CaseRead, 'variant' | 'answers'>): Answer[] {
  return answers.filter(({ field }) => reachedBy.includes(field) && typedField(variant, field));
}

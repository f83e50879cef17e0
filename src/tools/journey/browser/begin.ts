import type { FormValues } from '#forms/form.ts';
import type { JourneyProps } from '../journey-props.ts';
import { stillGood } from '../saved-answers.ts';
import { type Kept, readKept } from './kept-answers.ts';

/**
 * The answers that this browser has: what it kept, and, if a page was sent without a script meanwhile, the draft of
 * that over it.
 */
export function beginKept({ questionnaire, version, answers, hasDraft, facts }: JourneyProps): Kept {
  const kept = readKept(questionnaire.key);
  const good: FormValues = kept ? stillGood(questionnaire, kept.answers, facts).answers : {};
  const draft = hasDraft ? JSON.stringify(answers) : undefined;
  const isDraftNew = draft !== undefined && draft !== kept?.draft;
  return {
    version,
    answers: isDraftNew || !kept ? { ...good, ...answers } : good,
    typing: kept?.typing,
    draft: draft ?? kept?.draft,
  };
}

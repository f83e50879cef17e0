import type { FormValues } from '#forms/form.ts';
import type { JourneyProps } from '../journey-props.ts';
import { stillValid } from '../saved-answers.ts';
import { readStoredAnswers, type StoredAnswers } from './stored-answers.ts';

/**
 * The answers that this browser has: what it kept, and, if a page was sent without a script in the meantime, the draft of
 * that over it. The answers in the address are the latest.
 */
export function initialAnswers(props: JourneyProps): StoredAnswers {
  const { questionnaire, version, answers, draft, given, facts } = props;
  const kept = readStoredAnswers(questionnaire.key);
  const good: FormValues = kept ? stillValid(questionnaire, kept.answers, facts).answers : {};
  const isDraftNew = draft !== undefined && draft !== kept?.draft;
  return {
    version,
    answers: { ...good, ...(isDraftNew || !kept ? answers : given) },
    typing: kept?.typing,
    draft: draft ?? kept?.draft,
  };
}

import type { FormValues } from '#forms/form.ts';
import { fieldOf } from '#forms/form.ts';
import { pageAfter, pageBefore, pagesOf, pageWith, type QuestionPage } from '../engine/path.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';
import { type Place, questionAt } from './place.ts';

/**
 * The first page with something that was never asked, or that must be answered and is not. What was asked and left
 * out, since it may be, is in the answers as empty text.
 */
export function firstPageToAsk(questionnaire: Questionnaire, answers: FormValues): QuestionPage | undefined {
  return pagesOf(questionnaire, answers).find((page) => isPageToAsk(questionnaire, page, answers));
}

function isPageToAsk(
  questionnaire: Questionnaire,
  { questions }: QuestionPage,
  answers: FormValues,
): boolean {
  return questions.some((name) => {
    const answer = answers[name];
    return answer === undefined || (answer === '' && !fieldOf(questionnaire, name)?.isOptional);
  });
}

/** Where to go on with these answers: to what is to be asked, or to their list. */
export function placeToGoOn(questionnaire: Questionnaire, answers: FormValues): Place {
  const open = firstPageToAsk(questionnaire, answers);
  return open ? questionAt(open.key) : { at: 'check' };
}

/** @param asked the questions that was on the page when it was answered */
type Answered = { page: string; asked: readonly string[]; answers: FormValues; isChange: boolean };

/** Where the button leads. A change leads back to the list, unless it has opened questions. */
export function placeAfter(questionnaire: Questionnaire, answered: Answered): Place {
  const { page, asked, answers, isChange } = answered;
  const pages = pagesOf(questionnaire, answers);
  // An answer may open another question of its page, where no script shows it at once.
  const opened = pageWith(pages, page)?.questions.some((name) => !asked.includes(name));
  if (opened) return { at: 'question', page, isChange };
  const next = isChange
    ? pages.find((candidate) => isPageToAsk(questionnaire, candidate, answers))
    : pageAfter(pages, page);
  return next ? { at: 'question', page: next.key, isChange } : { at: 'check' };
}

/** Returns the place before this one; nothing where that is the tool's start page. */
export function placeBefore(
  questionnaire: Questionnaire,
  place: Place,
  answers: FormValues,
): Place | undefined {
  const pages = pagesOf(questionnaire, answers);
  if (place.at === 'load') return undefined;
  if (place.at === 'question' && place.isChange) return { at: 'check' };
  const before = place.at === 'check' ? pages.at(-1) : pageBefore(pages, place.page);
  return before && questionAt(before.key);
}

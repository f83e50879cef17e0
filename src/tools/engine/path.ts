/**
 * The way through a questionnaire: a pure function of the answers. Every page of questions is known by its first
 * question; a page without a question that applies is passed over.
 */

import { type FormValues, fieldOf } from '#forms/form.ts';
import { isShown } from '#forms/visibility.ts';
import { memoizeBy } from './memoize.ts';
import type { Questionnaire } from './questionnaire.ts';

export type QuestionPage = {
  /** Its first question in the definition, shown or not: by it the page is addressed. */
  key: string;
  section: string;
  /** The questions that apply, in order. */
  questions: readonly string[];
};

/** The answers that count: those to questions that apply, once the others are as they do. */
export function reachableAnswers(questionnaire: Questionnaire, answers: FormValues): Record<string, string> {
  const standing: Record<string, string> = {};
  for (const name of questionsInOrder(questionnaire)) {
    const field = fieldOf(questionnaire, name);
    const answer = answers[name];
    if (field && answer && isShown(questionnaire, field, standing)) standing[name] = answer;
  }
  return standing;
}

/** The pages that these answers lead through. */
export function pagesOf(questionnaire: Questionnaire, answers: FormValues): QuestionPage[] {
  const standing = reachableAnswers(questionnaire, answers);
  return questionnaire.sections.flatMap(({ key: section, pages }) =>
    pages.flatMap((names) => {
      const questions = names.filter((name) => {
        const field = fieldOf(questionnaire, name);
        return field && isShown(questionnaire, field, standing);
      });
      const [key = ''] = names;
      return questions.length > 0 ? [{ key, section, questions }] : [];
    }),
  );
}

export function pageWith(pages: readonly QuestionPage[], key: string): QuestionPage | undefined {
  return pages.find((page) => page.key === key);
}

/** The page after this one; nothing after the last. */
export function pageAfter(pages: readonly QuestionPage[], key: string): QuestionPage | undefined {
  return pages[pages.findIndex((page) => page.key === key) + 1];
}

export function pageBefore(pages: readonly QuestionPage[], key: string): QuestionPage | undefined {
  return pages[pages.findIndex((page) => page.key === key) - 1];
}

/** The first page on which something that must be answered is not; nothing when all is. */
export function firstOpenPage(questionnaire: Questionnaire, answers: FormValues): QuestionPage | undefined {
  const standing = reachableAnswers(questionnaire, answers);
  return pagesOf(questionnaire, answers).find(({ questions }) =>
    questions.some((name) => !standing[name] && !fieldOf(questionnaire, name)?.isOptional),
  );
}

export const questionsInOrder = memoizeBy((questionnaire: Questionnaire): readonly string[] =>
  questionnaire.sections.flatMap(({ pages }) => pages.flat()),
);

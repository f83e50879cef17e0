import type { FormValues } from '#forms/form.ts';
import { pagesOf, pageWith } from '../engine/path.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';

/** The questions of a page as they apply; all of them where, as far as is known, none does. */
export function questionsOn(questionnaire: Questionnaire, page: string, answers: FormValues) {
  return pageWith(pagesOf(questionnaire, answers), page)?.questions ?? wholePage(questionnaire, page);
}

/** All that a page may ask; nothing where there is no such page. */
export function wholePage(questionnaire: Questionnaire, page: string): readonly string[] {
  return questionnaire.sections.flatMap(({ pages }) => pages).find(([key]) => key === page) ?? [];
}

/** The key of the page on which a question is. */
export function pageOfQuestion({ sections }: Questionnaire, question: string): string | undefined {
  return sections.flatMap(({ pages }) => pages).find((names) => names.includes(question))?.[0];
}

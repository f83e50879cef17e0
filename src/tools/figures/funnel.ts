import { fieldOf } from '#forms/form.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';

/** A page of questions, and how many came to it. */
export type FunnelPage = {
  page: string;
  reached: number;
  /** Everyone is asked it; people who did not come to another page may never have been led there. */
  isForAll: boolean;
  /** People who did not reach the next page for all, or a result from the last one. Only for pages for all. */
  lost: number | undefined;
};

/**
 * Where people leave. No one is followed from page to page, so only pages that all are asked can be compared; those
 * between two of them, which some are asked, count to the first.
 */
export function funnelOf(
  questionnaire: Questionnaire,
  { reached, finished }: { reached: Readonly<Record<string, number>>; finished: number },
): FunnelPage[] {
  const pages = questionnaire.sections.flatMap((section) => section.pages);
  const counted = pages.map((questions) => {
    const [page = ''] = questions;
    const isForAll = questions.some((name) => fieldOf(questionnaire, name)?.shownIf === undefined);
    return { page, reached: reached[page] ?? 0, isForAll };
  });
  return counted.map((page, index) => {
    const next = counted.slice(index + 1).find(({ isForAll }) => isForAll)?.reached ?? finished;
    // People who go back and on again are counted again.
    return { ...page, lost: page.isForAll ? Math.max(0, page.reached - next) : undefined };
  });
}

/** Everyone begins on the first page. */
export function startedOf([first]: readonly FunnelPage[]): number {
  return first?.reached ?? 0;
}

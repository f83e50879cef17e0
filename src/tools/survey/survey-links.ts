import { textOf, wordsOf } from '../engine/content-of.ts';
import type { ResultContext } from '../tool.ts';
import { answerPages, coverPages, pageOfAll } from './survey-options.ts';
import type { SurveyResult } from './survey-result.ts';

export type SurveyLink = { label: string; href: string; about?: string };

type Context = Pick<ResultContext, 'content' | 'hrefOf'>;

/** The pages of the covers that were looked for; of someone who looked for none, the page about all of them. */
export function coverLinks({ covers }: SurveyResult, { content, hrefOf }: Context): SurveyLink[] {
  const { options = {} } = wordsOf(content)['looked-for'] ?? {};
  if (covers.length === 0) return linkTo(hrefOf(pageOfAll), textOf(content, 'cover-all'));
  return covers.flatMap((cover) =>
    linkTo(hrefOf(coverPages[cover]), options[cover] ?? cover, textOf(content, `cover-${cover}`)),
  );
}

/** Where to read of the questions that no one could answer: each page once, for the first of them. */
export function answerLinks({ unanswered }: SurveyResult, { content, hrefOf }: Context): SurveyLink[] {
  const pages = unanswered.map((option) => answerPages[option]);
  return unanswered
    .filter((option, index) => pages.indexOf(answerPages[option]) === index)
    .flatMap((option) => linkTo(hrefOf(answerPages[option]), textOf(content, `answer-${option}`)));
}

function linkTo(href: string | undefined, label: string, about?: string): SurveyLink[] {
  return href ? [{ label, href, about }] : [];
}

import type { ReactNode } from 'react';
import type { Locale } from '#ui/language/locales.ts';
import type { Needs } from './engine/check-version.ts';
import type { Answers, Questionnaire } from './engine/questionnaire.ts';
import type { VersionContent } from './engine/version.ts';
import type { Report } from './report/report.ts';

/**
 * A tool: what it asks, how it validates the answers, how it shows what came of them. The journey, the endpoints, the
 * store, the report and the staff's figures take any tool: what one makes of answers is handed to no other, hence
 * methods, which allow a list of different tools.
 */
export type Tool<Result = unknown> = {
  questionnaire: Questionnaire;
  /** `contentKey` of the page on which it begins; its journey and results are below that page's path. */
  startPage: string;
  /** `contentKey` of the page that thanks the person who had the result sent; without it there is nothing to send. */
  thankYouPage?: string;
  needs: Needs;
  /** The published formula: pure, and the same in the browser and here. */
  resultOf(answers: Answers, content: VersionContent): Result;
  /** The endpoint's answer besides id, address and version. */
  asSent(result: Result, context: ResultContext): Record<string, unknown>;
  /** One word for the staff's figures, such as `15-25` or `open-4`; nothing personal. */
  bandOf(result: Result): string;
  /** The finding as a heading, with the amounts or counts. */
  headlineOf(result: Result, context: ResultContext): string;
  /** Everything of the result page below its heading that is the tool's own. It has the whole width, and wraps itself. */
  ResultView(props: ResultViewProps<Result>): ReactNode;
  /** The finding alone, as the result page begins with it and without links into the rest: for an example elsewhere. */
  GlanceView?(props: GlanceProps<Result>): ReactNode;
  reportOf(result: Result, context: ResultContext): Report;
};

export type ResultContext = {
  answers: Answers;
  content: VersionContent;
  locale: Locale;
  /** Address of the page with a key; nothing where there is none. */
  hrefOf: (pageKey: string) => string | undefined;
};

export type ResultViewProps<Result> = ResultContext & { result: Result };

/** `id`: one that nothing else on the page begins with. */
export type GlanceProps<Result> = ResultViewProps<Result> & { id: string };

import type { Locale } from '#ui/language/locales.ts';
import type { CheckedSection } from '../engine/check-list.ts';
import type { Parameter } from '../engine/version.ts';
import type { Report } from './report.ts';

/** All that is on a report: what the tool has to say, then the answers, the method, and whose it is. */
export type ReportInput = {
  report: Report;
  /** The answers given, as the page to check them shows them. */
  sections: readonly CheckedSection[];
  /** Name of the tool. */
  toolTitle: string;
  /** Every number of the formula. */
  parameters: readonly Parameter[];
  version: { number: number; publishedAt: string };
  /** The day in India on which the result came about, `YYYY-MM-DD`. */
  date: string;
  disclaimer: string;
  brandName: string;
  /** Where the site is, as `https://www.example.com`. */
  siteAddress: string;
  locale: Locale;
};

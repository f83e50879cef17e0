import { brand } from '#ui/brand/brand.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { type Locale, languageFacts } from '#ui/language/locales.ts';
import type { TypesetJob } from '#ui/typesetting/typesetter.ts';
import type { CheckedSection } from '../engine/check-list.ts';
import type { Parameter } from '../engine/version.ts';
import { aboutParts, answerParts, methodParts } from './closing-parts.ts';
import { reportMessages } from './messages/messages.ts';
import type { Report } from './report.ts';
import source from './report.typ?raw';
import { typstParts } from './typst-parts.ts';

/** All that stands on a report: what the tool has to say, then the answers, the method, and whose it is. */
export type ReportInput = {
  report: Report;
  /** The answers given, as the page to check them shows them. */
  sections: readonly CheckedSection[];
  /** What the tool is called. */
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

/** A report as plain data for the typesetter, on whatever thread it works. */
export function reportJob(input: ReportInput): TypesetJob {
  const { report, toolTitle, version, date, brandName, siteAddress, locale } = input;
  const words = reportMessages(locale);
  const { colours, mark } = brand();
  const parts = [...report.parts, ...answerParts(input), ...methodParts(input), ...aboutParts(input)];
  const { set, pictures, write } = typstParts(parts, words.answers.unwritable);
  const [year, month, day] = date.split('-').map(Number);
  const data = {
    lang: languageFacts(locale).tag.split('-')[0],
    date: { year, month, day },
    colours,
    brand: write(brandName),
    tool: write(toolTitle),
    // As it stands in a reader's list of files, without the places to break it.
    title: write(report.title).replaceAll('\u00ad', ''),
    heading: write(report.title),
    lead: write(report.lead),
    made: write(words.made(dateInWords(date, locale), version.number)),
    foot: write(words.foot(brandName, new URL(siteAddress).host)),
    page: write(words.page),
    parts: set,
  };
  return { source, data, assets: { ...pictures, 'mark.svg': mark } };
}

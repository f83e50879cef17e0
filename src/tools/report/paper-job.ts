import { brand } from '#ui/brand/brand.ts';
import { type Locale, languageFacts } from '#ui/language/locales.ts';
import type { TypesetJob } from '#ui/typesetting/typesetter.ts';
import { reportMessages } from './messages/messages.ts';
import type { ReportPart } from './report.ts';
import source from './report.typ?raw';
import { typstParts } from './typst-parts.ts';

/** A document on A4 with the brand at its head. */
export type Paper = {
  title: string;
  lead: string;
  parts: readonly ReportPart[];
  /** At the head of each sheet: what the document is from. */
  from: string;
  /** In small type under the lead. */
  made: string;
  /** `YYYY-MM-DD` */
  date: string;
  brandName: string;
  /** Where the site is, as `https://www.example.com`. */
  siteAddress: string;
  locale: Locale;
};

/** The document as plain data for the typesetter, on whatever thread it works. */
export function paperJob(paper: Paper): TypesetJob {
  const { title, lead, parts, from, made, date, brandName, siteAddress, locale } = paper;
  const words = reportMessages(locale);
  const { colours, mark } = brand();
  const { set, pictures, write } = typstParts(parts, words.answers.unwritable);
  const [year, month, day] = date.split('-').map(Number);
  const data = {
    lang: languageFacts(locale).tag.split('-')[0],
    date: { year, month, day },
    colours,
    brand: write(brandName),
    tool: write(from),
    // As it is in a reader's list of files, without the places to break it.
    title: write(title).replaceAll('\u00ad', ''),
    heading: write(title),
    lead: write(lead),
    made: write(made),
    foot: write(words.foot(brandName, new URL(siteAddress).host)),
    page: write(words.page),
    parts: set,
  };
  return { source, data, assets: { ...pictures, 'mark.svg': mark } };
}

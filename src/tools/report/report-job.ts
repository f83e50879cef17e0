import { brand } from '#ui/brand/brand.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { languageFacts } from '#ui/language/locales.ts';
import type { TypesetJob } from '#ui/typesetting/typesetter.ts';
import { aboutParts, answerParts, methodParts } from './closing-parts.ts';
import { reportMessages } from './messages/messages.ts';
import source from './report.typ?raw';
import type { ReportInput } from './report-input.ts';
import { typstParts } from './typst-parts.ts';

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
    // As it is in a reader's list of files, without the places to break it.
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

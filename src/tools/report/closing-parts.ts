/** The parts of every report that follow the tool's own. */

import { dateInIndia } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { writable } from '#ui/typesetting/typesetting-fonts.ts';
import type { CheckedAnswer } from '../engine/check-list.ts';
import type { Parameter } from '../engine/version.ts';
import { parameterInWords } from '../parameters/parameter-in-words.ts';
import { resultMessages } from '../result/messages/messages.ts';
import { reportMessages } from './messages/messages.ts';
import type { ReportPart } from './report.ts';
import type { ReportInput } from './report-input.ts';

export function answerParts({ sections, locale }: Pick<ReportInput, 'sections' | 'locale'>): ReportPart[] {
  const { columns, unwritableNote } = reportMessages(locale).answers;
  const { title, open, declined } = resultMessages(locale).answers;
  const said = (answer: CheckedAnswer) => (answer.isDeclined ? declined : answer.said || open);
  if (sections.length === 0) return [];
  const hasUnwritable = sections.some(({ rows }) => rows.some((row) => writable(row.said) === undefined));
  return [
    { kind: 'heading', level: 2, text: title },
    ...(hasUnwritable ? [{ kind: 'text', text: unwritableNote } as const] : []),
    ...sections.flatMap((section): ReportPart[] => [
      { kind: 'heading', level: 3, text: section.title },
      {
        kind: 'table',
        columns,
        rows: section.rows.map((answer) => [answer.asked, said(answer)]),
        widths: [1, 1],
      },
    ]),
  ];
}

type MethodInput = Pick<ReportInput, 'parameters' | 'version' | 'locale'>;

export function methodParts({ parameters, version, locale }: MethodInput): ReportPart[] {
  const { lead, columns, source } = reportMessages(locale).method;
  const { title } = resultMessages(locale).method;
  const publishedOn = dateInIndia(new Date(version.publishedAt));
  const fromOf = ({ source: name, asOf }: Parameter) => source(name, dateInWords(asOf, locale));
  const lists = parameters.filter(({ unit }) => unit === 'list');
  const rows = parameters
    .filter((parameter) => !lists.includes(parameter))
    .map((parameter) => [parameter.label, parameterInWords(parameter, locale), fromOf(parameter)]);
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: title },
    { kind: 'text', text: lead(version.number, dateInWords(publishedOn, locale)) },
    { kind: 'table', columns, rows, widths: [4, 2, 5] },
    // In the table many names would leave the numbers no room.
    ...lists.flatMap((parameter): ReportPart[] => [
      { kind: 'heading', level: 3, text: parameter.label },
      { kind: 'text', text: parameterInWords(parameter, locale) },
      { kind: 'text', text: fromOf(parameter) },
    ]),
  ];
}

type AboutInput = Pick<ReportInput, 'toolTitle' | 'brandName' | 'date' | 'disclaimer' | 'locale'>;

export function aboutParts({ toolTitle, brandName, date, disclaimer, locale }: AboutInput): ReportPart[] {
  const { title, made } = reportMessages(locale).about;
  return [
    { kind: 'heading', level: 2, text: title },
    { kind: 'text', text: made(toolTitle, brandName, dateInWords(date, locale)) },
    { kind: 'text', text: disclaimer },
  ];
}

import { dateInWords } from '#ui/language/dates.ts';
import type { TypesetJob } from '#ui/typesetting/typesetter.ts';
import { aboutParts, answerParts, methodParts } from './closing-parts.ts';
import { reportMessages } from './messages/messages.ts';
import { paperJob } from './paper-job.ts';
import type { ReportInput } from './report-input.ts';

/** A report as plain data for the typesetter: what the tool has to say, then the answers and the method. */
export function reportJob(input: ReportInput): TypesetJob {
  const { report, toolTitle, version, date, brandName, siteAddress, locale } = input;
  return paperJob({
    ...report,
    parts: [...report.parts, ...answerParts(input), ...methodParts(input), ...aboutParts(input)],
    from: toolTitle,
    made: reportMessages(locale).made(dateInWords(date, locale), version.number),
    ...{ date, brandName, siteAddress, locale },
  });
}

import type { Locale } from '#ui/language/locales.ts';
import { timelineMessages } from './messages/messages.ts';
import { daysAt, momentInWords } from './moment.ts';
import type { TimelineRow, TimelineSpan } from './timeline-rows.ts';

/** A row's spans: `the first 24 months: not covered; from 24 months on: covered`. */
export function whenInWords({ spans }: TimelineRow, locale: Locale): string {
  const words = timelineMessages(locale);
  return spans
    .map((span) => words.says(lengthInWords(span, locale), span.words || words.states[span.state]))
    .join('; ');
}

function lengthInWords({ from, to }: TimelineSpan, locale: Locale): string {
  const words = timelineMessages(locale);
  const said = (moment: string) => momentInWords(moment, { locale, words, zero: words.start });
  if (!to) return words.onward(said(from));
  return daysAt(from) === 0 ? words.first(said(to)) : words.between(said(from), said(to));
}

import type { Locale } from '#ui/language/locales.ts';
import { timelineMessages } from './messages/messages.ts';
import { momentInWords } from './moment.ts';
import type { TimelineRow } from './timeline-rows.ts';

/** A row's spans: `Policy begins to 24 months: not covered; 24 months and on: covered`. */
export function whenInWords(
  { spans }: TimelineRow,
  { locale, zero }: { locale: Locale; zero: string },
): string {
  const words = timelineMessages(locale);
  const said = (moment: string) => momentInWords(moment, { locale, words, zero });
  return spans
    .map(({ from, to, state, words: own }) =>
      words.says(
        to ? words.between(said(from), said(to)) : words.onward(said(from)),
        own || words.states[state],
      ),
    )
    .join('; ');
}

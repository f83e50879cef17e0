import type { Locale } from '../language/locales.ts';
import type { KundliHouse } from './kundli.ts';
import { kundliMessages } from './messages/messages.ts';
import { plainLabel } from './plain-label.ts';

/** Describes the chart house by house, for a list next to it or for a mail without pictures. */
export function kundliLines(houses: readonly KundliHouse[], locale: Locale): string[] {
  const { line, states } = kundliMessages(locale);
  return houses.map(({ label, state }, index) => line(index + 1, plainLabel(label), states[state]));
}

/** The chart's text alternative: how much is covered, then each house on a line of its own. */
export function kundliDescription(houses: readonly KundliHouse[], locale: Locale): string {
  const count = (wanted: KundliHouse['state']) => houses.filter(({ state }) => state === wanted).length;
  const counts = kundliMessages(locale).counts({
    covered: count('covered'),
    thin: count('thin'),
    open: count('open'),
    unknown: count('unknown'),
    unasked: count('unasked'),
  });
  return [counts, ...kundliLines(houses, locale)].join('\n');
}

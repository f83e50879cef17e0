import type { KundliHouse } from './kundli.ts';
import { kundliMessages } from './messages/en.ts';

/** What the chart says, house by house, for a list beside it or for a mail without pictures. */
export function kundliLines(houses: readonly KundliHouse[]): string[] {
  const { line, states } = kundliMessages;
  return houses.map(({ label, state }, index) =>
    line(index + 1, label.replaceAll('\u00ad', ''), states[state]),
  );
}

/** The chart's text alternative: how much is covered, then each house on a line of its own. */
export function kundliDescription(houses: readonly KundliHouse[]): string {
  const count = (wanted: KundliHouse['state']) => houses.filter(({ state }) => state === wanted).length;
  const counts = kundliMessages.counts({
    covered: count('covered'),
    thin: count('thin'),
    open: count('open'),
  });
  return [counts, ...kundliLines(houses)].join('\n');
}

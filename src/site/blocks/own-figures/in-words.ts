import { dateInIndia } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import type { Locale } from '#ui/language/locales.ts';
import { fileSize, inFigures } from '#ui/language/numbers.ts';
import type { OwnFigures } from '../../figures/own-figures.ts';
import type { Speed } from '../../figures/read-speeds.ts';
import { type SpeedMetric, speedSteps } from '../../visits/speed-buckets.ts';
import { ownFiguresMessages } from './messages/messages.ts';

/** The metrics in the order of the table, each with the value up to which it is good: Google's, and for bytes our own limit. */
export const goodUpTo: Readonly<Record<SpeedMetric, number>> = {
  fcp: 1800,
  lcp: 2500,
  tbt: 200,
  inp: 200,
  cls: 0.1,
  bytes: 65,
};

/** `2500` of a paint as `2.5 s or less`. */
export function atMost(metric: SpeedMetric, value: number, locale: Locale): string {
  const words = valueInWords(metric, value, locale);
  return value === 0 ? words : ownFiguresMessages(locale).atMost(words);
}

/** The end of the step, so that it is never better than what was measured. */
export function speedInWords(metric: SpeedMetric, speed: Speed | undefined, locale: Locale): string {
  const text = ownFiguresMessages(locale);
  if (!speed) return text.tooFew;
  const ends: readonly number[] = speedSteps[metric];
  const end = ends[speed.step];
  const value =
    end === undefined
      ? text.over(valueInWords(metric, ends.at(-1) ?? 0, locale))
      : atMost(metric, end, locale);
  // In one line each: the value, and how many views it rests on.
  const views = text.views(inFigures(speed.views, locale));
  return [value, `(${views})`].map(unbroken).join(' ');
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

function valueInWords(metric: SpeedMetric, value: number, locale: Locale): string {
  const text = ownFiguresMessages(locale);
  if (metric === 'bytes') return fileSize(value * 1000, locale);
  if (metric === 'cls') return inFigures(value, locale);
  return value < 1000
    ? text.milliseconds(inFigures(value, locale))
    : text.seconds(inFigures(value / 1000, locale));
}

export function periodInWords({ first, last }: Pick<OwnFigures, 'first' | 'last'>, locale: Locale) {
  return { from: dateInWords(first, locale), to: dateInWords(last, locale) };
}

export function availabilityInWords({ availability, last }: OwnFigures, locale: Locale): string {
  const text = ownFiguresMessages(locale);
  if (!availability) return text.notLongEnough;
  const { served, minutes, since } = availability;
  return text.availability({
    // Rounded down: 99.99 is not 100.
    share: inFigures(Math.floor((served / minutes) * 10_000) / 100, locale),
    served: inFigures(served, locale),
    minutes: inFigures(minutes, locale),
    ...periodInWords({ first: dateInIndia(new Date(since)), last }, locale),
  });
}

export function callsInWords({ calls, ...period }: OwnFigures, locale: Locale): string {
  const text = ownFiguresMessages(locale);
  if (!calls) return text.tooFewCalls;
  const { share, due } = calls;
  const from = inFigures(due.from, locale);
  return text.calls({
    share: { from: inFigures(share.from, locale), to: inFigures(share.to, locale) },
    due:
      due.to === undefined ? text.dueAbove(from) : text.dueBetween({ from, to: inFigures(due.to, locale) }),
    ...periodInWords(period, locale),
  });
}

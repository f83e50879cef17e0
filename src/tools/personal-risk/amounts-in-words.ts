import type { Locale } from '#ui/language/locales.ts';
import { numberInFigures, roughSum } from '#ui/language/numbers.ts';
import type { AmountUnit } from './amounts.ts';
import type { Finding } from './find-houses.ts';
import { personalRiskMessages } from './messages/messages.ts';

/** The need of a house and the cover in hand, for readers: in rows, in a few words, and in sentences. */
export function factsInWords({ counted, needed, need, cover }: Finding, locale: Locale) {
  const { facts, needs, covers } = personalRiskMessages(locale);
  if (counted) {
    const amount = (value: number) => amountInWords(value, counted.unit, locale);
    const missing = counted.need - counted.have;
    return [
      { label: facts.need, value: amount(counted.need) },
      { label: facts.have, value: amount(counted.have) },
      ...(missing > 0 ? [{ label: facts.missing, value: amount(missing) }] : []),
    ];
  }
  const value = needed ? amountInWords(needed.need, needed.unit, locale) : needs[need ?? 'unknown'];
  const fact = { label: facts.need, value };
  return need === 'none' ? [fact] : [fact, { label: facts.have, value: covers[cover] }];
}

/** "₹ 7.5 lakh of ₹ 29.7 lakh", "3 of 6 months", "1 of 3 in place". */
export function reachInWords({ counted, need, cover }: Finding, locale: Locale): string {
  const { of, ofParts, enough, nothingToCover, short } = personalRiskMessages(locale);
  if (!counted) return need === 'none' ? nothingToCover : short[cover];
  const { unit } = counted;
  const have = figureInWords(counted.have, unit, locale);
  if (unit === 'parts') return ofParts(have, figureInWords(counted.need, unit, locale));
  if (counted.have > counted.need) return enough(amountInWords(counted.have, unit, locale));
  return of(have, amountInWords(counted.need, unit, locale));
}

/** For sentences, which say themselves what parts are counted. */
export function amountValues({ counted, needed }: Finding, locale: Locale): Record<string, string> {
  if (needed) return { need: amountInWords(needed.need, needed.unit, locale) };
  if (!counted) return {};
  const { unit, need, have } = counted;
  const inWords = unit === 'parts' ? figureInWords : amountInWords;
  return { need: inWords(need, unit, locale), have: figureInWords(have, unit, locale) };
}

function amountInWords(value: number, unit: AmountUnit, locale: Locale): string {
  const { months, parts } = personalRiskMessages(locale);
  const figure = figureInWords(value, unit, locale);
  if (unit === 'rupees') return figure;
  return unit === 'months' ? months(figure, value === 1) : parts(figure);
}

function figureInWords(value: number, unit: AmountUnit, locale: Locale): string {
  return unit === 'rupees' ? roughSum(value, locale) : numberInFigures(String(value), locale);
}

import type { Locale } from '#ui/language/locales.ts';
import { numberInFigures } from '#ui/language/numbers.ts';
import { roughSum } from '#ui/language/rough-sums.ts';
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

export function amountValues({ counted, needed }: Finding, locale: Locale): Record<string, string> {
  if (needed) return { need: amountInWords(needed.need, needed.unit, locale) };
  if (!counted) return {};
  const { unit, need, have } = counted;
  return { need: amountInWords(need, unit, locale), have: figureInWords(have, unit, locale) };
}

/** Parts are bare figures: the words around them say what is counted. */
function amountInWords(value: number, unit: AmountUnit, locale: Locale): string {
  const figure = figureInWords(value, unit, locale);
  return unit === 'months' ? personalRiskMessages(locale).months(figure, value === 1) : figure;
}

function figureInWords(value: number, unit: AmountUnit, locale: Locale): string {
  return unit === 'rupees' ? roughSum(value, locale) : numberInFigures(String(value), locale);
}

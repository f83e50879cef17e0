import type { Locale } from '#ui/language/locales.ts';
import { inFigures, numberInFigures } from '#ui/language/numbers.ts';
import type { Parameter } from '../engine/version.ts';
import { parameterMessages } from './messages/messages.ts';

/** Between the names of a list. */
export const listed = ' · ';

/** A number of a formula as people read it: `₹ 12,50,000`, `× 1.5`, `25%`, `11.5% a year`, `15 years`, the names of a list. */
export function parameterInWords({ value, unit, list }: Parameter, locale: Locale): string {
  const { percentAYear, years } = parameterMessages(locale);
  const figure = (number: number) => inFigures(number, locale);
  if (unit === 'rupees') return `₹ ${figure(value)}`;
  if (unit === 'factor') return `× ${figure(value)}`;
  if (unit === 'share') return `${figure(value * 100)}%`;
  if (unit === 'percent-a-year') return percentAYear(figure(value));
  if (unit === 'years') return years(figure(value), value === 1);
  if (unit === 'list') return listInWords(list ?? '', locale);
  return figure(value);
}

/** `Delhi · Mumbai`, `5,00,000 · 7,50,000`: a comma is within large figures already. */
function listInWords(list: string, locale: Locale): string {
  const { place } = parameterMessages(locale);
  const names = list.split(',').map((name) => numberInFigures(place(name.trim()), locale));
  // Two spellings of one place may be one in another script.
  return [...new Set(names)].join(listed);
}

import type { Locale } from '#ui/language/locales.ts';
import { formulaMessages } from '../messages/messages.ts';
import type { OpenFormula } from '../open-formula.ts';

export const partNames = ['formula', 'example', 'numbers', 'weights', 'versions'] as const;
export type PartName = (typeof partNames)[number];

export type Part = { name: PartName; id: string; heading: string };

/** The parts that a tool's formula has, in their order, each with its place on the page. */
export function partsOf({ key, houses }: OpenFormula, locale: Locale): Part[] {
  const text = formulaMessages(locale);
  const hasWeights = houses.some(({ questions }) => questions.length > 0);
  return partNames
    .filter((name) => name !== 'weights' || hasWeights)
    .map((name) => ({ name, id: `${key}-${name}`, heading: text[name] }));
}

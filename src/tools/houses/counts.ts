import type { Locale } from '#ui/language/locales.ts';
import { type House, type HouseState, housesIn } from '../engine/houses.ts';
import { houseMessages } from './messages/messages.ts';

type Standing = Pick<House, 'key' | 'state'>;

function countsOf(houses: readonly Standing[]): Record<HouseState, number> {
  return {
    open: housesIn(houses, 'open').length,
    thin: housesIn(houses, 'thin').length,
    covered: housesIn(houses, 'covered').length,
    unknown: housesIn(houses, 'unknown').length,
  };
}

/** The finding as a heading: "Three houses are open, four are thin". */
export function headlineOfHouses(houses: readonly Standing[], locale: Locale): string {
  return houseMessages(locale).headline(countsOf(houses));
}

/** For the staff's figures: `open-4`. */
export function bandOfHouses(houses: readonly Standing[]): string {
  return `open-${countsOf(houses).open}`;
}

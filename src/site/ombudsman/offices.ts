import { createHash } from 'node:crypto';
import { inLatinDigits } from '#forms/latin-digits.ts';
import { type Language, type Locale, languageOf } from '#ui/language/locales.ts';
import list from '../../../content/data/ombudsman-offices.json' with { type: 'json' };

/**
 * The offices of the Insurance Ombudsmen and their areas, from lists that others published. Visitors see them only after
 * a person of the broker has compared them with the Council's own (`confirmed-list.ts`).
 */
/** English, and other languages as far as it is there. */
export type Names = { en: string } & Partial<Record<Language, string>>;
export type Contact = { address: string; phone: string; email: string };
export type SourceKey = keyof typeof list.sources;
export type Office = Contact & {
  id: string;
  city: Names;
  serves: Names;
  /** First three digits of the pin codes in its area, in ranges. Some are in the area of two offices. */
  pins: string;
  sources: { serves: SourceKey[]; contact: SourceKey[] };
  /** For the staff: why something is missing. */
  note?: string;
};
/** A state, or the part of a state that has an office of its own. */
export type Place = { id: string; state: string; name?: Names; offices: string[] };

type OfficeList = { readOn: string; sources: Record<SourceKey, string>; offices: Office[]; places: Place[] };
const { offices: allOffices, places: allPlaces, sources, readOn } = list as unknown as OfficeList;

export function nameIn(names: Names, locale: Locale): string {
  return names[languageOf(locale)] ?? names.en;
}

export const offices: readonly Office[] = allOffices;
export const places: readonly Place[] = allPlaces;
export const sourceNames = sources;
/** The day on which the lists were read. */
export const sourcesReadOn = readOn;

/** Changes with every area, so that a new area has to be confirmed again. */
export const areasVersion = createHash('sha256')
  .update(JSON.stringify([offices.map(({ id, serves, pins }) => [id, serves.en, pins]), places]))
  .digest('hex')
  .slice(0, 16);

/** Returns no office for a pin code that no area has. */
export function officesOfPin(pin: string): Office[] {
  const digits = Number(pin.slice(0, 3));
  return offices.filter(({ pins }) => pins.split(' ').some((range) => isIn(digits, range)));
}

function isIn(digits: number, range: string): boolean {
  const [first, last = first] = range.split('-').map(Number);
  return first !== undefined && last !== undefined && first <= digits && digits <= last;
}

export function officesOfPlace({ offices: ids }: Place): Office[] {
  return offices.filter(({ id }) => ids.includes(id));
}

/** As it comes in an address. */
export type AskedOffice = { pin?: string | undefined; place?: string | undefined };

export type FoundOffices =
  | { problem: 'pin' | 'unknown-pin' | 'place' | 'nothing' }
  | { by: 'pin' | 'place'; found: Office[] };

/** The place decides over the pin code: it is chosen where the pin code leaves two offices. */
export function findOffices({ pin = '', place = '' }: AskedOffice): FoundOffices {
  if (place) {
    const known = places.find(({ id }) => id === place);
    return known ? { by: 'place', found: officesOfPlace(known) } : { problem: 'place' };
  }
  const digits = inLatinDigits(pin).replaceAll(/[\s-]/g, '');
  if (!digits) return { problem: 'nothing' };
  if (!/^[1-9]\d{5}$/.test(digits)) return { problem: 'pin' };
  const found = officesOfPin(digits);
  return found.length > 0 ? { by: 'pin', found } : { problem: 'unknown-pin' };
}

/**
 * The list of cities for people who read Hindi: places with a name in it are shown by that name, and found by it and by
 * its Latin spelling; the others are found in Devanagari by their sound.
 */
import { isInDevanagari } from '#ui/language/spelling/is-in-devanagari.ts';
import { soundInAnyScript } from '#ui/language/spelling/sound-of.ts';
import {
  type City,
  type CityData,
  type CityEntry,
  foldText,
  indexCities,
  labelOf,
  searchCities,
} from './city-search.ts';

/** Names in Hindi: of the states, of the places in each, and other usual ones of these. */
export type CityNames = {
  states: Record<string, string>;
  places: Record<string, Record<string, string>>;
  otherNames: Record<string, Record<string, string[]>>;
};

/** A place by the name by which it is shown, and by the one that is stored. */
export type PlaceInHindi = CityEntry & { stored: string; sound: string };

export function indexInHindi(
  data: CityData,
  { states, places, otherNames }: CityNames,
): readonly PlaceInHindi[] {
  const named = new Map<string, { label: string; others: string[] }>();
  for (const [state, names] of Object.entries(places))
    for (const [name, inHindi] of Object.entries(names))
      named.set(labelOf(name, state), {
        label: labelOf(inHindi, states[state] ?? state),
        others: otherNames[state]?.[name] ?? [],
      });
  return indexCities(data).map((entry) => {
    const { label: stored, keys, formerNames: former } = entry;
    const { label = stored, others } = named.get(stored) ?? {};
    const inDevanagari = others ? [label, ...others].map(foldDevanagari) : [];
    const formerNames = others ?? former;
    return {
      label,
      stored,
      formerNames,
      keys: [...keys, ...inDevanagari],
      sound: soundOfWords(nameIn(stored)),
    };
  });
}

/** The best matches, best first, and after them places that only sound so. */
export function searchInHindi(index: readonly PlaceInHindi[], typed: string, most = 8): City[] {
  if (!isInDevanagari(typed)) return searchCities(index, foldText(typed), most);
  const wanted = foldDevanagari(typed);
  const found = searchCities(index, wanted, most);
  // Typing may stop anywhere: the vowel that is heard last may not have been written yet.
  const heard = soundOfWords(wanted).replace(/a$/, '');
  const sounding = index.filter((entry) => entry.sound.startsWith(heard) && !found.includes(entry));
  return [...found, ...sounding].slice(0, most);
}

/** Without the dot below and what only changes how a conjunct is drawn; one sign for both that make a vowel nasal. */
export function foldDevanagari(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

export function soundOfWords(text: string): string {
  return text
    .split(/[^\p{L}\p{M}]+/u)
    .map(soundInAnyScript)
    .join(' ')
    .trim();
}

/** The place in "Kishangarh (Ajmer), Rajasthan". */
export function nameIn(label: string): string {
  return label.replace(/[,(].*/, '').trim();
}

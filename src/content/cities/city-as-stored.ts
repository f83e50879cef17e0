import { isInDevanagari } from '#ui/language/spelling/is-in-devanagari.ts';
import cities from '../../../content/data/cities.json' with { type: 'json' };
import namesInHindi from '../../../content/data/cities-in-hindi.json' with { type: 'json' };
import { foldDevanagari, indexInHindi, nameIn, type PlaceInHindi, soundOfWords } from './cities-in-hindi.ts';

let index: ReturnType<typeof indexInHindi> | undefined;

function cityIndex() {
  index ??= indexInHindi(cities, namesInHindi);
  return index;
}

/**
 * A city in the one spelling in which it is kept, whatever the script in which it was typed, so that lists and filters of
 * staff know it: `इंदौर` is "Indore, Madhya Pradesh". Where several states have the place, its name alone is kept.
 * @returns the text as it is where it is in Latin letters, or no place of the list
 */
export function cityAsStored(typed: string): string {
  if (!isInDevanagari(typed)) return typed;
  const wanted = foldDevanagari(typed);
  const [labelled, ...others] = cityIndex().filter(({ label }) => foldDevanagari(label) === wanted);
  if (labelled && others.length === 0) return labelled.stored;
  const named = cityIndex().filter(
    ({ label, keys }) => foldDevanagari(nameIn(label)) === wanted || keys.includes(wanted),
  );
  if (named.length > 0) return commonName(named) ?? typed;
  const heard = soundOfWords(wanted);
  return commonName(cityIndex().filter(({ sound }) => sound === heard)) ?? typed;
}

/** @returns the label of the one place, or the name that all of them have; nothing for different places */
function commonName(found: readonly PlaceInHindi[]): string | undefined {
  const [name, ...others] = new Set(found.map(({ stored }) => nameIn(stored)));
  if (!name || others.length > 0) return undefined;
  const namesakes = cityIndex().filter(({ stored }) => nameIn(stored) === name);
  return namesakes.length === 1 ? found[0]?.stored : name;
}

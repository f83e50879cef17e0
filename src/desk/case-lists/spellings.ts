import { soundOf, soundPairs } from '#ui/language/spelling/sound-of.ts';

const maxSpellings = 6;

/** Other ways in which a word may have been written down, the word itself left out. */
export function otherSpellings(word: string): string[] {
  const others = soundPairs.flatMap(([long, short]) => [
    word.replaceAll(long, short),
    // A letter that is in half of all words would be replaced everywhere for nothing.
    ...(short === 'x' || short === 'v' ? [word.replaceAll(short, long)] : []),
  ]);
  return [...new Set([soundOf(word), ...others])].filter((other) => other !== word).slice(0, maxSpellings);
}

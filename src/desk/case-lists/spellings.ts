/** The same sound in two spellings of Indian names: Lakshmi and Laxmi, Pooja and Puja, Vikas and Wikas. */
const pairs = [
  ['ksh', 'x'],
  ['ks', 'x'],
  ['sh', 's'],
  ['oo', 'u'],
  ['ou', 'u'],
  ['ee', 'i'],
  ['aa', 'a'],
  ['au', 'o'],
  ['ai', 'e'],
  ['ay', 'e'],
  ['th', 't'],
  ['dh', 'd'],
  ['bh', 'b'],
  ['kh', 'k'],
  ['gh', 'g'],
  ['ph', 'f'],
  ['ck', 'k'],
  ['w', 'v'],
  ['z', 'j'],
  ['y', 'i'],
] as const;

const maxSpellings = 6;

/** Other ways in which a word may have been written down, the word itself left out. */
export function otherSpellings(word: string): string[] {
  const others = pairs.flatMap(([long, short]) => [
    word.replaceAll(long, short),
    // A letter that is in half of all words would be replaced everywhere for nothing.
    ...(short === 'x' || short === 'v' ? [word.replaceAll(short, long)] : []),
  ]);
  return [...new Set([soundOf(word), ...others])].filter((other) => other !== word).slice(0, maxSpellings);
}

/** One spelling for all that sound alike; also without letters that are written twice. */
export function soundOf(word: string): string {
  return pairs
    .reduce((sound, [long, short]) => sound.replaceAll(long, short), word)
    .replace(/(.)\1+/gu, '$1');
}

import { inLatinLetters } from './in-latin-letters.ts';

/** The same sound in two spellings: Lakshmi and Laxmi, Pooja and Puja, bima and beema. */
export const soundPairs = [
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

/** One spelling for all that sound alike; also without letters that are written twice. */
export function soundOf(word: string): string {
  return oneOfEach(soundPairs.reduce((sound, [long, short]) => sound.replaceAll(long, short), word));
}

function oneOfEach(sound: string): string {
  return sound.replace(/(.)\1+/gu, '$1');
}

/** Spellings that English has and Latin Hindi has not; `C` is the sound of `ch`, since `c` alone has another. */
const asSaid = [
  [/cc(?=[eiy])/g, 'ks'],
  [/chh?/g, 'C'],
  [/s?c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/jh/g, 'j'],
  [/rh/g, 'r'],
  [/oa/g, 'o'],
  [/[^a-zC0-9]/g, ''],
] as const;

/** Written or not, and heard or not, as each pleases: karmchari and karmachari, Agarwal and Agrawal. */
const aInside = /(?!^)a(?!$)/g;

/** The sound of a word in either script: one for `bima`, `beema`, `बीमा` and `बिमा`, and one for `claim` and `क्लेम`. */
export function soundInAnyScript(word: string): string {
  const latin = inLatinLetters(word.toLowerCase()).normalize('NFD');
  const said = asSaid.reduce((text, [written, heard]) => text.replace(written, heard), latin);
  return oneOfEach(soundOf(said).replace(aInside, '')).toLowerCase();
}

/** The consonants of a sound: the same where one script writes a vowel that the other does not, as in premium and `प्रीमियम`. */
export function consonantsOf(sound: string): string {
  return sound.replace(/[aeiou]/g, '');
}

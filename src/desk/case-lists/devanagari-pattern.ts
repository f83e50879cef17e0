import { consonantsOf, soundInAnyScript } from '#ui/language/spelling/sound-of.ts';

/** For each consonant of a sound, the letters that write it; those of r and m are signs as well. */
const lettersOfSound: Readonly<Record<string, string>> = {
  ...{ k: 'कख', c: 'चछ', j: 'जझ', t: 'टठतथ', d: 'डढदध', n: 'नणञङंँ', p: 'प', f: 'फ', b: 'बभ' },
  ...{ m: 'मं', r: 'रडढऋृ', l: 'लळ', v: 'व', s: 'शषस', h: 'हः' },
};
const together: Readonly<Record<string, string>> = { x: '(?:क्ष|क्स|क्श)', g: '(?:ज्ञ|[गघह]्?[गघह]?)' };
/** Vowels, their signs and what joins letters; a य is heard as a vowel. */
const between = '[अ-औा-ौ़्ंँःय]*';

/**
 * A regular expression of PostgreSQL that fits a word in Devanagari with the consonants of what was typed, in either
 * script: it draws candidates, which are then compared by their sound.
 * @returns nothing for a word with a consonant that Devanagari does not have, or without any
 */
export function devanagariPattern(typed: string): string | undefined {
  const sound = soundInAnyScript(typed);
  const consonants = consonantsOf(sound);
  if (consonants === '') return undefined;
  const classes = [...consonants].map((each) => {
    const letters = lettersOfSound[each];
    // Written twice, it sounds as one does.
    return together[each] ?? (letters && `[${letters}](?:्?[${letters}])*`);
  });
  if (classes.includes(undefined)) return undefined;
  const begin = /^[aeiou]/.test(sound) ? `[अ-औय]${between}` : '';
  return `(?:^|[^ऀ-ॿ])${begin}${classes.join(between)}`;
}

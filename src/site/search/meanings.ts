import { soundInAnyScript } from '#ui/language/spelling/sound-of.ts';
import englishSynonyms from './english-synonyms.json' with { type: 'json' };
import englishWords from './english-words.json' with { type: 'json' };
import hindiWords from './hindi-words.json' with { type: 'json' };

/** Hindi words, in the Latin letters that people type, with the English words of our pages. */
const inEnglish: Readonly<Record<string, string[]>> = hindiWords;
/** English words with the Hindi ones of our pages. */
const inHindi: Readonly<Record<string, string[]>> = englishWords;

/** English words that people type, with those of our pages. */
const synonyms: Readonly<Record<string, string[]>> = englishSynonyms;

const englishBySound = new Map<string, string[]>();
for (const [word, meanings] of Object.entries(inEnglish)) {
  const sound = soundInAnyScript(word);
  englishBySound.set(sound, [...(englishBySound.get(sound) ?? []), ...meanings]);
}

/** The words by which pages in English say what was typed in other English words, or in Hindi in either script. */
export function meaningsInEnglish(word: string): string[] {
  if (Object.hasOwn(synonyms, word)) return synonyms[word] ?? [];
  if (Object.hasOwn(inEnglish, word)) return inEnglish[word] ?? [];
  return /^[\x20-\x7e]*$/.test(word) ? [] : heardInEnglish(word);
}

/** The words by which pages in Hindi say what was typed in English, or in Hindi in whichever script and spelling. */
export function meaningsInHindi(word: string): string[] {
  if (Object.hasOwn(inHindi, word)) return inHindi[word] ?? [];
  const english = Object.hasOwn(inEnglish, word) ? (inEnglish[word] ?? []) : heardInEnglish(word);
  return [...new Set(english.flatMap((each) => (Object.hasOwn(inHindi, each) ? (inHindi[each] ?? []) : [])))];
}

function heardInEnglish(word: string): string[] {
  return [...new Set(englishBySound.get(soundInAnyScript(word)))];
}

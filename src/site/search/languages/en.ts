import { isInDevanagari } from '#ui/language/spelling/is-in-devanagari.ts';
import { soundInAnyScript } from '#ui/language/spelling/sound-of.ts';
import { meaningsInEnglish } from '../meanings.ts';
import type { SearchLanguage } from './search-language.ts';

export const en: SearchLanguage = {
  configuration: 'english',
  smallWords: [],
  readingOf: (word) => ({
    meant: meaningsInEnglish(word),
    sound: isInDevanagari(word) ? soundInAnyScript(word) : '',
    isInOwnScript: false,
  }),
};

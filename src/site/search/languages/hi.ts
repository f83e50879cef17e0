import { isInDevanagari } from '#ui/language/spelling/is-in-devanagari.ts';
import { soundInAnyScript } from '#ui/language/spelling/sound-of.ts';
import smallWords from '../hindi-small-words.json' with { type: 'json' };
import { meaningsInHindi } from '../meanings.ts';
import type { SearchLanguage } from './search-language.ts';

export const hi: SearchLanguage = {
  configuration: 'hindi',
  smallWords,
  readingOf: (word) => ({
    meant: meaningsInHindi(word),
    sound: soundInAnyScript(word),
    isInOwnScript: isInDevanagari(word),
  }),
};

import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The words around a chart of houses and its lists. */
export const houseMessages = inEveryLanguage({ en, hi });

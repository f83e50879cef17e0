import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Around each opening. */
export const openingsMessages = inEveryLanguage({ en, hi });

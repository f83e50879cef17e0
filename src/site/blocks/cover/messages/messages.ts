import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Headings of the two lists. */
export const coverMessages = inEveryLanguage({ en, hi });

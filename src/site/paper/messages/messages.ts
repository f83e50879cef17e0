import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Tables of a page on paper. */
export const paperMessages = inEveryLanguage({ en, hi });

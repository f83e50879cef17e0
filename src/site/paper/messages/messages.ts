import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** Tables of a page on paper. */
export const paperMessages = inEveryLanguage({ en });

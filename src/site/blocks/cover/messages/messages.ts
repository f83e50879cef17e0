import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** What is above the two lists. */
export const coverMessages = inEveryLanguage({ en });

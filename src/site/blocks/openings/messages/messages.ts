import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** Around each opening. */
export const openingsMessages = inEveryLanguage({ en });

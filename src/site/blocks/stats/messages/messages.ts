import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** What the figures are of. */
export const statsMessages = inEveryLanguage({ en });

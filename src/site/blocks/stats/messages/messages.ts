import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Names of the figures. */
export const statsMessages = inEveryLanguage({ en, hi });

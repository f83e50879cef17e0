import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The columns of the table. */
export const premiumsMessages = inEveryLanguage({ en, hi });

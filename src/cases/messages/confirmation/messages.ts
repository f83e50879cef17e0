import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Words of the mail that confirms a submission. */
export const confirmationMessages = inEveryLanguage({ en, hi });

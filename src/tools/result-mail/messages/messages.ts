import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Words of the mail with a result's link. */
export const mailMessages = inEveryLanguage({ en, hi });

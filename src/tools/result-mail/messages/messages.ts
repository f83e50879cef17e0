import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** What the mail with a result's link says. */
export const mailMessages = inEveryLanguage({ en });

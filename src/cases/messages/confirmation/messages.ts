import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** What the mail says that confirms a submission. */
export const confirmationMessages = inEveryLanguage({ en });

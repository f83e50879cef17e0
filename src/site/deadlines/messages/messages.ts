import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The dates of a claim or a complaint. */
export const deadlineMessages = inEveryLanguage({ en, hi });

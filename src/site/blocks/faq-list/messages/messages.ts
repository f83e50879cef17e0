import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Around the list. */
export const faqListMessages = inEveryLanguage({ en, hi });

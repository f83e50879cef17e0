import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The labels of the details. */
export const companyMessages = inEveryLanguage({ en, hi });

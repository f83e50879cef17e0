import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The words around what comes of the corporate questionnaire. */
export const corporateMessages = inEveryLanguage({ en, hi });

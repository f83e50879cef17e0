import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Beside each of them. */
export const publishedDocumentsMessages = inEveryLanguage({ en, hi });

import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Texts of the server's answers; no browser loads them. */
export const answerMessages = inEveryLanguage({ en, hi });

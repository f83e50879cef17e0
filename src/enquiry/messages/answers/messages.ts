import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** Texts of the server's answers; no browser loads them. */
export const answerMessages = inEveryLanguage({ en });

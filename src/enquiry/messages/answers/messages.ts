import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** What the server answers with; no browser loads it. */
export const answerMessages = inEveryLanguage({ en });

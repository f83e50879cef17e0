import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Around the question with which a tool begins. */
export const firstQuestionMessages = inEveryLanguage({ en, hi });

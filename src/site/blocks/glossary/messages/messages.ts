import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Around the words of a glossary. */
export const glossaryMessages = inEveryLanguage({ en, hi });

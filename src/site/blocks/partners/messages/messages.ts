import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Around each of them. */
export const partnersMessages = inEveryLanguage({ en, hi });

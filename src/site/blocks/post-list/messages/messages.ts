import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Around the list. */
export const postListMessages = inEveryLanguage({ en, hi });

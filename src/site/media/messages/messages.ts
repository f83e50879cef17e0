import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Beside what staff uploaded. */
export const mediaMessages = inEveryLanguage({ en, hi });

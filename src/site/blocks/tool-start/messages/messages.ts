import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The way into a tool. */
export const toolStartMessages = inEveryLanguage({ en, hi });

import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Below what the law says. */
export const lawMessages = inEveryLanguage({ en, hi });

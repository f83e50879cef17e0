import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The census sheet. */
export const censusMessages = inEveryLanguage({ en, hi });

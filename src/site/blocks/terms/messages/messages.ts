import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Texts around the versions of the terms. */
export const termsMessages = inEveryLanguage({ en, hi });

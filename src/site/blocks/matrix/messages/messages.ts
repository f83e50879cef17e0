import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The columns. */
export const matrixMessages = inEveryLanguage({ en, hi });

import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** The columns. */
export const matrixMessages = inEveryLanguage({ en });

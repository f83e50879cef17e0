import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** What a formula's numbers are counted in. */
export const parameterMessages = inEveryLanguage({ en });

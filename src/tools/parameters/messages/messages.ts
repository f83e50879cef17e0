import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Names of the units of a formula's numbers, and of the places that it lists. */
export const parameterMessages = inEveryLanguage({ en, hi });

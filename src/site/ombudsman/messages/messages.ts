import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The office of the Insurance Ombudsman for a place. */
export const ombudsmanMessages = inEveryLanguage({ en, hi });

import { inEveryLanguage } from '../../language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The words in and around a chart. */
export const kundliMessages = inEveryLanguage({ en, hi });

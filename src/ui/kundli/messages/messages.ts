import { inEveryLanguage } from '../../language/messages.ts';
import { en } from './en.ts';

/** The words in and around a chart. */
export const kundliMessages = inEveryLanguage({ en });

import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** What is around the tool's own words on every report. */
export const reportMessages = inEveryLanguage({ en });

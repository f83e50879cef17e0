import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Words around the tool's own on every report. */
export const reportMessages = inEveryLanguage({ en, hi });

import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Headings of the survey's thanks; its sentences are content. */
export const surveyMessages = inEveryLanguage({ en, hi });

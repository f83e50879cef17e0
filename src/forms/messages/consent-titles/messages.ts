import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

export const consentTitles = inEveryLanguage({ en });

import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

export const journalMessages = inEveryLanguage({ en });

import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** What a person is told about what we hold of them. */
export const privacyMessages = inEveryLanguage({ en });

import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** What a visitor reads about a call of theirs: where it is, and whether a caller is ours. */
export const callMessages = inEveryLanguage({ en });

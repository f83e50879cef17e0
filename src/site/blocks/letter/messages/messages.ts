import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export type LetterWords = Pick<typeof en, 'done' | 'failed' | 'blanksLeft'>;

/** What each letter has besides its own text. */
export const letterMessages = inEveryLanguage({ en, hi });

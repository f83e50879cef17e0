import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export type LetterWords = Pick<typeof en, 'done' | 'failed' | 'blanksLeft'>;

/** The texts of each letter besides its own. */
export const letterMessages = inEveryLanguage({ en, hi });

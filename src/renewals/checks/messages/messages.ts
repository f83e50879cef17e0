import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Checks before a renewal, for each kind of cover. Apart from the room's other words, which scripts load. */
export const checkMessages = inEveryLanguage({ en, hi });

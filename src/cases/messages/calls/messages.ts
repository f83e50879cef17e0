import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Words of a visitor's pages about their call: where it is, and whether a caller is ours. */
export const callMessages = inEveryLanguage({ en, hi });

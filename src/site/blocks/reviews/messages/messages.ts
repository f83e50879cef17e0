import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Beside a review. */
export const reviewsMessages = inEveryLanguage({ en, hi });

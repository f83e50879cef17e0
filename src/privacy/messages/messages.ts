import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Words for a person about their data with us. */
export const privacyMessages = inEveryLanguage({ en, hi });

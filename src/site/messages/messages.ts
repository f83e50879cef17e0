import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Everything that a visitor reads on a page and that is not content: labels, and words around figures. */
export const siteMessages = inEveryLanguage({ en, hi });

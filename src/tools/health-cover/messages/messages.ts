import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Words around the sentences of the result: column heads, labels, buttons. */
export const healthMessages = inEveryLanguage({ en, hi });

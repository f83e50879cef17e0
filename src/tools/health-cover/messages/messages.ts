import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** Words around the sentences of the result: column heads, labels, buttons. */
export const healthMessages = inEveryLanguage({ en });

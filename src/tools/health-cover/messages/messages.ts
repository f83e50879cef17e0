import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** What is around the sentences of the result: column heads, labels, buttons. */
export const healthMessages = inEveryLanguage({ en });

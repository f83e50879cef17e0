import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** What is below every picture that explains, whatever it shows. */
export const explainingMessages = inEveryLanguage({ en });

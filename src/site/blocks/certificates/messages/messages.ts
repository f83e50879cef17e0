import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

/** Around each of them. */
export const certificatesMessages = inEveryLanguage({ en });

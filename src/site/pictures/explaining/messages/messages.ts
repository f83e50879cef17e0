import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Texts below every picture that explains, whatever it shows. */
export const explainingMessages = inEveryLanguage({ en, hi });

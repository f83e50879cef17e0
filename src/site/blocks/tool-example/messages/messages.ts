import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Around an example of what a tool finds. */
export const toolExampleMessages = inEveryLanguage({ en, hi });

import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Around the figures that the site publishes of itself. */
export const ownFiguresMessages = inEveryLanguage({ en, hi });

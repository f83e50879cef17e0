import { inEveryLanguage } from '../../language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The words of an umbrella's text alternative. */
export const umbrellaMessages = inEveryLanguage({ en, hi });

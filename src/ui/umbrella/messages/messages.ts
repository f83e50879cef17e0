import { inEveryLanguage } from '../../language/messages.ts';
import { en } from './en.ts';

/** The words of an umbrella's text alternative. */
export const umbrellaMessages = inEveryLanguage({ en });

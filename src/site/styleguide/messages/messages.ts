import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The style guide's words. Developers and designers read them; visitors never see the page. */
export const guideMessages = inEveryLanguage({ en, hi });

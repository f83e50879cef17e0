import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const noticeMessages = inEveryLanguage({ en, hi });

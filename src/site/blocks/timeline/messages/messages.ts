import { inEveryLanguage } from '#ui/language/messages.ts';
import type { en as words } from './en.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export type TimelineWords = typeof words;

export const timelineMessages = inEveryLanguage({ en, hi });

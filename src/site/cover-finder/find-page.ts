import type { Locale } from '#ui/language/locales.ts';
import { siteMessages } from '../messages/messages.ts';
import { searchPath } from '../search/search-path.ts';
import data from './sentence-finder.json' with { type: 'json' };

/** The key of the page that answers each sentence: by what a visitor wants to protect, then by the danger. */
export const coverAnswers: Readonly<Record<string, Readonly<Record<string, string>>>> = data;

/** Key of the page that answers a sentence of the finder; none for a sentence that no page answers. */
export function findCoverPage(who: string, from: string): string | undefined {
  const answers = Object.hasOwn(coverAnswers, who) ? coverAnswers[who] : undefined;
  return answers && Object.hasOwn(answers, from) ? answers[from] : undefined;
}

/** The dangers that some page answers, for what a visitor wants to protect. */
export function dangersOf(who: string): string[] {
  return Object.keys(coverAnswers[who] ?? {});
}

/** Where a sentence that no page answers leads: to all that the site has on the danger, or home for an unknown one. */
export function searchForDanger(from: string, locale: Locale): string {
  const words: Readonly<Record<string, string>> = siteMessages(locale).finder.from;
  return Object.hasOwn(words, from) ? `${searchPath}?q=${encodeURIComponent(words[from] ?? '')}` : '/';
}

import type { LanguageFacts } from './facts/language-facts.ts';

/** Facts of a locale for tests alone, like its words: left out of the scripts of every other. */
export function pseudoFacts(english: LanguageFacts, locale: string): LanguageFacts {
  return { ...english, name: 'Ëñĝļïšĥ', pathPrefix: `/${locale}` };
}

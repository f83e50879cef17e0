import type { Locator } from 'playwright-core';
import { textsOf } from './plain-english.ts';

/** Three English words in small letters in a row: a sentence, and not a name that all languages share. */
const sentence = /(?<![\p{L}\d@/.-])[a-z]{2,}(?: [a-z]{2,}){2,}(?![\p{L}\d@/])/u;

/** Behind a term in brackets: the English words by which a policy names it. */
const namedInPolicies = /\([^)]*\)/g;

/** The texts of a part of a page that say something in English, where everything should be in another language. */
export async function englishSentencesIn(part: Locator): Promise<string[]> {
  return (await textsOf(part)).filter((text) => sentence.test(text.replace(namedInPolicies, '')));
}

/** Three English words in small letters in a row, outside of addresses, quotations and terms in brackets. */
export function englishIn(text: string): string[] {
  const words = text.replace(
    /https?:\S+|\([^)]*\)|“[^”]*”|`[^`]*`|FOB, free on board|CIF, cost, insurance and freight/g,
    '',
  );
  return words.match(/(?<![\p{L}\d@/.-])[a-z]{2,}(?: [a-z]{2,}){2,}(?![\p{L}\d@/-])/gu) ?? [];
}

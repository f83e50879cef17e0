import { callLanguages, caseOutcomes, caseSources } from '#cases/case-words.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import {
  type CaseFilter,
  closedChoices,
  type FilterName,
  namesIn,
  purposeChoices,
  stateChoices,
} from './case-filter.ts';

/** Describes a filter in words, part by part. @param nameOf name of a member of staff */
export function wordsOfFilter(filter: CaseFilter, nameOf: (id: number) => string): string[] {
  return namesIn(filter).map((name) => wordsOfPart(name, filter[name] ?? '', nameOf));
}

export function wordsOfPart(name: FilterName, value: string, nameOf: (id: number) => string): string {
  const said: Record<FilterName, () => string | undefined> = {
    state: () => lookUp(stateChoices, value),
    who: () => (value === 'me' ? 'mine' : value === 'nobody' ? 'nobody’s' : `with ${nameOf(Number(value))}`),
    purpose: () => purposeChoices[value],
    language: () => `in ${lookUp(callLanguages, value)}`,
    late: () => 'late',
    city: () => `from ${value}`,
    page: () => `sent from ${value}`,
    source: () => lookUp(caseSources, value),
    outcome: () => lookUp(caseOutcomes, value),
    closed: () => `closed ${lookUp(closedChoices, value)}`,
    from: () => `since ${dateInWords(value, defaultLocale)}`,
    until: () => `until ${dateInWords(value, defaultLocale)}`,
  };
  const words = said[name]() ?? value;
  // Inside a sentence.
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function lookUp(words: Readonly<Record<string, string>>, value: string): string | undefined {
  return words[value];
}

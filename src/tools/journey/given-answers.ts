import { type FormValues, fieldOf } from '#forms/form.ts';
import type { FormFacts } from '#forms/kind.ts';
import { validateField } from '#forms/validate.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';
import { placeToGoOn } from './next-place.ts';
import { addressOf } from './place.ts';
import { wholePage } from './questions-on.ts';

/**
 * Answers that an address brings along: those to the first page, whose question pages of content ask (`first-question`
 * of the site). Later questions are never in an address, because it is written into logs.
 */
export function givenAnswers(
  questionnaire: Questionnaire,
  query: (name: string) => string | undefined,
  facts: FormFacts,
): FormValues {
  return answersIn(questionnaire, wholePage(questionnaire, firstPage(questionnaire)), query, facts);
}

/** The key of the page with which a questionnaire begins. */
export function firstPage({ sections }: Questionnaire): string {
  return sections[0]?.pages[0]?.[0] ?? '';
}

/** Those of the answers in an address that these questions accept. */
export function answersIn(
  questionnaire: Questionnaire,
  questions: readonly string[],
  query: (name: string) => string | undefined,
  facts: FormFacts,
): FormValues {
  const accepted = questions.flatMap((name) => {
    const field = fieldOf(questionnaire, name);
    const validated = field && validateField(field, query(name), { facts, isRequired: false });
    return validated && 'value' in validated && validated.value ? [[name, validated.value]] : [];
  });
  return Object.fromEntries(accepted);
}

/** The address of the question after these answers, which brings them along. @param base path of the tool's start page */
export function addressAfter(questionnaire: Questionnaire, base: string, given: FormValues): string {
  return bringing(addressOf(base, placeToGoOn(questionnaire, given)), given);
}

/** The same address with these answers in it. */
export function bringing(address: string, given: FormValues): string {
  const query = new URLSearchParams(Object.entries(given).map(([name, value]) => [name, value ?? '']));
  if (query.size === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

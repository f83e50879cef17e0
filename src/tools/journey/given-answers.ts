import { fieldOf, type Values } from '#forms/form.ts';
import type { FormFacts } from '#forms/kind.ts';
import { validateField } from '#forms/validate.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';
import { wholePage } from './questions-on.ts';

/**
 * The answer in an address, to the question with which a tool begins and which pages of content ask (`first-question`
 * of the site). No other is ever in an address, because addresses are written into logs.
 */
export function givenAnswers(
  questionnaire: Questionnaire,
  query: (name: string) => string | undefined,
  facts: FormFacts,
): Values | undefined {
  const name = firstChoice(questionnaire);
  const given = name && answersIn(questionnaire, [name], query, facts);
  return given && Object.keys(given).length > 0 ? given : undefined;
}

/** The question with which a tool begins, if it is one choice that nobody can decline. */
export function firstChoice(questionnaire: Questionnaire): string | undefined {
  const [name = '', second] = wholePage(questionnaire, firstPage(questionnaire));
  const field = fieldOf(questionnaire, name);
  return field?.kind === 'choice' && !field.isDeclinable && second === undefined ? name : undefined;
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
): Values {
  const accepted = questions.flatMap((name) => {
    const field = fieldOf(questionnaire, name);
    const validated = field && validateField(field, query(name), { facts, isRequired: false });
    return validated && 'value' in validated && validated.value ? [[name, validated.value]] : [];
  });
  return Object.fromEntries(accepted);
}

/** The same address with these answers in it. */
export function bringing(address: string, given?: Values): string {
  return given ? `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(given)}` : address;
}

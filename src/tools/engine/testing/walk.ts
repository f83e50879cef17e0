import fc from 'fast-check';
import { type Field, type FormValues, fieldOf, preferNot, rulesOf } from '#forms/form.ts';
import { pageAfter, pagesOf } from '../path.ts';
import type { Questionnaire } from '../questionnaire.ts';

/**
 * Walks through a questionnaire as people take it: page by page, each page asked for again by what was answered so far.
 * For the properties that every questionnaire has.
 */
type Walk = { answers: FormValues; pages: readonly string[] };

/** @throws Error when a page comes twice: such a way never ends */
export function walkThrough(questionnaire: Questionnaire, answerTo: (name: string) => string): Walk {
  const answers: Record<string, string> = {};
  const seen: string[] = [];
  let page = pagesOf(questionnaire, answers)[0];
  while (page) {
    if (seen.includes(page.key)) throw new Error(`The way comes back to ${page.key}.`);
    seen.push(page.key);
    for (const name of page.questions) answers[name] = answerTo(name);
    page = pageAfter(pagesOf(questionnaire, answers), page.key);
  }
  return { answers, pages: seen };
}

/** An answer to every question, whether it will be asked or not. */
export function anyAnswers(questionnaire: Questionnaire): fc.Arbitrary<Record<string, string>> {
  return fc.record(
    Object.fromEntries(Object.entries(questionnaire.fields).map(([name, field]) => [name, anyAnswer(field)])),
  );
}

function anyAnswer(field: Field): fc.Arbitrary<string> {
  const good = goodAnswer(field);
  const asides = [...(field.isDeclinable ? [preferNot] : []), ...(field.isOptional ? [''] : [])];
  return asides.length > 0 ? fc.oneof(good, fc.constantFrom(...asides)) : good;
}

function goodAnswer(field: Field): fc.Arbitrary<string> {
  const keys = Object.keys(field.options ?? {});
  if (field.kind === 'choices') {
    const several = fc.subarray(
      keys.filter((key) => key !== field.aloneOption),
      { minLength: 1 },
    );
    const joined = several.map((chosen) => chosen.join(','));
    return field.aloneOption ? fc.oneof(joined, fc.constant(field.aloneOption)) : joined;
  }
  if (keys.length > 0) return fc.constantFrom(...keys);
  if (field.kind === 'number' || field.kind === 'amount') {
    return fc.integer({ min: field.min ?? 0, max: field.max ?? 99_999_999 }).map(String);
  }
  return fc.constantFrom('Nashik', 'Pune', 'Other');
}

/** Answers that must lead to a question: its rules' first answers, and those of the questions that they wait for. */
export function answersLeadingTo(questionnaire: Questionnaire, name: string): FormValues {
  const field = fieldOf(questionnaire, name);
  if (!field) throw new Error(`There is no question ${name}.`);
  return Object.assign(
    {},
    ...rulesOf(field).map((rule) => {
      const offered = fieldOf(questionnaire, rule.field)?.options ?? {};
      const key = rule.in.find((candidate) => Object.hasOwn(offered, candidate)) ?? '';
      return { ...answersLeadingTo(questionnaire, rule.field), [rule.field]: key };
    }),
  );
}

import { type FormValues, preferNot } from '#forms/form.ts';

/**
 * The answers in a form, as a browser sends it or its script reads it. Several ticks of one question are joined by
 * commas. All but the questions named are left out; one that is asked and has no answer is empty text.
 */
export function readAnswers(
  sent: Iterable<readonly [name: string, value: unknown]>,
  questions: readonly string[],
): FormValues {
  const entries = [...sent];
  const valuesOf = (name: string) =>
    entries.flatMap(([candidate, value]) => (candidate === name && typeof value === 'string' ? [value] : []));
  return Object.fromEntries(
    questions.map((name) => {
      if (valuesOf(declineName(name)).length > 0) return [name, preferNot];
      // Half a character cannot be stored; browsers never send one.
      return [name, valuesOf(name).filter(Boolean).join(',').toWellFormed()];
    }),
  );
}

/** Name of the box next to a text field in the form: a tick there answers for the field. */
export function declineName(name: string): string {
  return `${name}.${preferNot}`;
}

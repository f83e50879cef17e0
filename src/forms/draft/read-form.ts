import { asSent, type Form, type FormValues, fieldsOf, keyOfWord } from '../form.ts';

/**
 * An untouched form: what the page knows already, or what was typed before, as far as this form admits it. A word that
 * this form's list does not have belongs to another form's.
 */
export function initialValues(form: Form, kept: FormValues = {}): FormValues {
  const values: Record<string, string | undefined> = { ...kept };
  for (const [name, field] of fieldsOf(form)) {
    const { options, preset } = field;
    if ((options ?? preset) && keyOfWord(options ?? {}, kept[name] ?? '') === undefined)
      values[name] = preset && asSent(field, preset);
  }
  return values;
}

/** Everything in the form as it would be sent, hidden fields included. */
export function readForm(element: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(element)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return joined(entries);
}

/** Several answers under one name are one value, as several choices are kept. */
export function joined(entries: Iterable<readonly [string, string]>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of entries)
    values[name] = Object.hasOwn(values, name) ? `${values[name]},${value}` : value;
  return values;
}

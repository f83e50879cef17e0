import { isTick, isTouched } from './has-input.ts';

/** A field with its value; of a box or a choice also whether it is ticked. */
export type TypedField = [name: string, value: string, isTicked?: boolean];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The fields that a person has filled in or changed. Others are left out: a colleague may have saved something else
 * there by the time these are put back.
 * @param sent what they had sent, where the form has come back with it: it was drawn, and is theirs all the same
 */
export function typedFields(form: HTMLFormElement, sent: readonly TypedField[] = []): TypedField[] {
  return fieldsIn(form)
    .filter((field) => isTouched(field) || sent.some((typed) => isSame(field, typed)))
    .map((field) =>
      isTickField(field) ? [field.name, field.value, field.checked] : [field.name, field.value],
    );
}

/** All fields as the page has drawn them. */
export function drawnFields(form: HTMLFormElement): TypedField[] {
  return fieldsIn(form).map(({ name, value }) => [name, value]);
}

export function putBack(form: HTMLFormElement, typed: readonly TypedField[]): void {
  for (const field of fieldsIn(form)) {
    const own = typed.find((each) => isSame(field, each));
    if (!own) continue;
    const [, value, isTicked = true] = own;
    if (isTickField(field)) field.checked = isTicked;
    else field.value = value;
  }
}

/** Hidden fields are left out: the page filled them in itself, a key among them. */
function fieldsIn(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && field.type !== 'hidden' && field.type !== 'file'),
  );
}

function isTickField(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && isTick(field);
}

/** Boxes and choices of one name differ by their value. */
function isSame(field: Field, [name, value]: TypedField): boolean {
  return field.name === name && (!isTickField(field) || field.value === value);
}

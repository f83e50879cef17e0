import type { Locale } from '#ui/language/locales.ts';
import { asSent, type Field, type Form, fieldsOf, keysIn, type Values } from './form.ts';
import { kindOf } from './kinds/kinds.ts';

/** Names of a form's fields in one language. */
export type FieldWords = {
  label: string;
  /** For staff, who read it beside the answer; the label where none is given. */
  short?: string;
  hint?: string;
  /**
   * Says what to enter, below an error that does not explain it; without this, the hint of the field's kind is used.
   */
  toEnter?: string;
  /** Only where every field is at once: when it applies. */
  hintAtOnce?: string;
  /** Chosen beforehand on pages in this language, in the word that is sent; a visitor may clear it. */
  preset?: string;
  /** Labels of a choice's options, by their keys. */
  options?: Readonly<Record<string, string>>;
};
export type FormWords = Readonly<Record<string, FieldWords>>;

/** A value as people read it. @param value the key of a choice, or text */
export function valueInWords(
  { field, words }: { field: Field; words: FieldWords | undefined },
  value: string,
  locale: Locale,
): string {
  if (value === '') return '';
  const said = (key: string) => words?.options?.[key] ?? asSent(field, key);
  if (kindOf(field).isList) return keysIn(value).map(said).join(', ');
  return words?.options?.[value] ?? kindOf(field).inWords?.(value, locale) ?? asSent(field, value);
}

/** An answer as it was asked and given: it reads the same when the form has long changed. */
export type Answer = { field: string; asked: string; value: string; words: string };

/** Lists the answers in the form's order. */
export function answersOf(
  { form, words, values }: { form: Form; words: FormWords; values: Values },
  locale: Locale,
): Answer[] {
  return fieldsOf(form).flatMap(([name, field]) => {
    const value = values[name] ?? '';
    const said = valueInWords({ field, words: words[name] }, value, locale);
    return value === '' ? [] : [{ field: name, asked: shortLabel(words, name), value, words: said }];
  });
}

export function shortLabel(words: FormWords, name: string): string {
  return words[name]?.short ?? words[name]?.label ?? name;
}

/** The values as they are sent: choices by their words. */
export function valuesAsSent<Name extends string>(
  form: Form<Name>,
  values: Values<Name>,
): Record<Name, string> {
  return Object.fromEntries(
    fieldsOf(form).map(([name, field]) => [name, asSent(field, values[name])]),
  ) as Record<Name, string>;
}

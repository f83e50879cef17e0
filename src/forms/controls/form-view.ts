import type { Locale } from '#ui/language/locales.ts';
import type { Form, FormValues } from '../form.ts';
import type { FormFacts } from '../kind.ts';
import { sentenceOf } from '../messages/messages.ts';
import type { ProblemCode, Problems } from '../problem.ts';
import type { FormWords } from '../words.ts';

/** A form as it is before a visitor. Its controls keep what is typed; these are the values that they begin with. */
export type FormView = {
  form: Form;
  words: FormWords;
  /** Tells the fields of two forms in one page apart. */
  idPrefix: string;
  values: FormValues;
  errors: FieldErrors;
  /** Rendered for a browser without our script: what may be needed is there at once, and open. */
  isStatic: boolean;
  facts: FormFacts;
  locale: Locale;
};

/** A sentence for each field, with the code of the problem where it is known: the server answers in sentences alone. */
export type FieldErrors = Readonly<Record<string, { text: string; code?: ProblemCode }>>;

export function errorsFrom(problems: Problems, locale: Locale): FieldErrors {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [
      name,
      { text: sentenceOf(problem, locale), code: problem.code },
    ]),
  );
}

export function fieldId({ idPrefix }: Pick<FormView, 'idPrefix'>, name: string): string {
  return `${idPrefix}-${name.replaceAll('_', '-')}`;
}

/** Returns the attributes that tie a control to its hint and error. */
export function fieldAttributes(
  view: Pick<FormView, 'idPrefix' | 'errors' | 'isStatic'>,
  name: string,
  hint?: string,
) {
  const id = fieldId(view, name);
  const hasError = view.errors[name] !== undefined;
  const described = [hint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': hasError || undefined,
    // For the page that comes back with errors where no script moves the focus.
    autoFocus: (view.isStatic && name === Object.keys(view.errors)[0]) || undefined,
  };
}

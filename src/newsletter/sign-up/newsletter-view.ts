import type { FieldErrors, FormView } from '#forms/controls/form-view.ts';
import type { FormValues } from '#forms/form.ts';
import { noFacts } from '#forms/kind.ts';
import type { Locale } from '#ui/language/locales.ts';
import { newsletterForm } from '../definitions/newsletter.form.ts';
import { newsletterMessages } from '../messages/messages.ts';

type Standing = {
  locale: Locale;
  idPrefix: string;
  values?: FormValues;
  errors?: FieldErrors;
  isStatic: boolean;
};

/** The newsletter's form for a visitor. */
export function newsletterView({ locale, values = {}, errors = {}, ...rest }: Standing): FormView {
  const words = newsletterMessages(locale).form.fields;
  return { form: newsletterForm, words, values, errors, facts: noFacts, locale, ...rest };
}

import { mandatoryConsent } from '#forms/consents.ts';
import { errorsFrom, type FieldErrors } from '#forms/controls/form-view.ts';
import type { Problems } from '#forms/problem.ts';
import type { FormWords } from '#forms/words.ts';
import type { Locale } from '#ui/language/locales.ts';
import { resultMessages } from './messages/messages.ts';

export function mailWords(locale: Locale): FormWords {
  const { email, hint } = resultMessages(locale).mail;
  return { email: { label: email, hint } };
}

/** Here the tick is for one mail, and is asked for in these words. */
export function mailErrors(problems: Problems, locale: Locale): FieldErrors {
  const errors = errorsFrom(problems, locale);
  if (!problems[mandatoryConsent]) return errors;
  return { ...errors, [mandatoryConsent]: { text: resultMessages(locale).mail.consent.missing } };
}

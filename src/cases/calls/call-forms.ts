import { slotForm } from '#enquiry/definitions/slot.form.ts';
import { enquiryMessages } from '#enquiry/messages/messages.ts';
import type { Form } from '#forms/form.ts';
import { lastDigitsField } from '#forms/last-digits.ts';
import type { FormWords } from '#forms/words.ts';
import type { Locale } from '#ui/language/locales.ts';
import { callMessages } from '../messages/calls/messages.ts';

/** The questions to a visitor about their own call. None asks who they are: the reference number says it. */
const reference = { kind: 'text', maxLength: 20, autoComplete: 'off' } as const;

export const openForm: Form<'reference' | 'last_digits'> = {
  key: 'status',
  fields: { reference, last_digits: lastDigitsField },
};

export const callerForm: Form<'reference' | 'code'> = {
  key: 'caller',
  fields: { reference, code: { kind: 'text', maxLength: 20, autoComplete: 'off' } },
};

export function wordsOf(form: Form, locale: Locale): FormWords {
  if (form === slotForm) return enquiryMessages(locale).form.fields;
  const { fields } = callMessages(locale);
  return { reference: fields.reference, last_digits: fields.lastDigits, code: fields.code };
}

/** As it is kept: anyone who copies a number from a mail or hears it may write it with spaces or dashes. */
export function referenceIn(typed: string): string {
  return typed.replace(/[\s.-]/g, '').toUpperCase();
}

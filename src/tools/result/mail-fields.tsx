import { mandatoryConsent } from '#forms/consents.ts';
import { ErrorSummary } from '#forms/controls/error-summary.tsx';
import { FieldError, FormField } from '#forms/controls/form-field.tsx';
import { type FieldErrors, type FormView, fieldAttributes } from '#forms/controls/form-view.ts';
import { HoneypotField } from '#forms/controls/honeypot-field.tsx';
import type { FormFacts } from '#forms/kind.ts';
import type { Locale } from '#ui/language/locales.ts';
import { mailForm } from './mail.form.ts';
import { mailWords } from './mail-words.ts';
import { resultMessages } from './messages/messages.ts';

type MailFieldsProps = {
  locale: Locale;
  facts: FormFacts;
  /** As it was typed before. */
  email: string;
  errors: FieldErrors;
};

/** Address, consent and what robots fall for. */
export function MailFields({ locale, facts, email, errors }: MailFieldsProps) {
  const view: FormView = {
    form: mailForm,
    words: mailWords(locale),
    idPrefix: 'result-mail',
    values: { email },
    errors,
    isStatic: true,
    facts,
    locale,
  };
  const consent = fieldAttributes(view, mandatoryConsent);
  return (
    <>
      {Object.keys(errors).length > 0 && <ErrorSummary view={view} Heading="h3" />}
      <FormField view={view} name="email" field={mailForm.fields.email} />
      <HoneypotField locale={locale} />
      <div className="tick">
        <input type="checkbox" {...consent} name={mandatoryConsent} />
        <label htmlFor={consent.id}>{resultMessages(locale).mail.consent.text}</label>
        <FieldError view={view} name={mandatoryConsent} />
      </div>
    </>
  );
}

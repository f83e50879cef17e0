import { FormField } from '#forms/controls/form-field.tsx';
import { errorsFrom, type FormView } from '#forms/controls/form-view.ts';
import { HoneypotField } from '#forms/controls/honeypot-field.tsx';
import { fieldsOf } from '#forms/form.ts';
import { noFacts } from '#forms/kind.ts';
import type { Problems } from '#forms/problem.ts';
import type { FormWords } from '#forms/words.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { type AskForm, emailForm, phoneForm } from '../ask/ask-forms.ts';
import { privacyMessages } from '../messages/messages.ts';
import { privacyPaths } from '../own-page/paths.ts';

type AskFormProps = {
  form: AskForm;
  locale: Locale;
  /** As it was typed before. */
  input?: Readonly<Record<string, string>>;
  problems?: Problems;
};

export function askWords(locale: Locale): FormWords {
  const { ask, kinds } = privacyMessages(locale);
  const { reference, enterReference, lastDigits, enterDigits, kind, words } = ask.phone;
  return {
    email: { label: ask.email.label },
    reference: { label: reference, toEnter: enterReference },
    last_digits: { label: lastDigits, toEnter: enterDigits },
    kind: { label: kind, options: kinds },
    words: { label: words },
  };
}

export function askView({ form, locale, input = {}, problems = {} }: AskFormProps): FormView {
  return {
    form,
    words: askWords(locale),
    idPrefix: form.key,
    values: input,
    errors: errorsFrom(problems, locale),
    isStatic: true,
    facts: noFacts,
    locale,
  };
}

/** One of the two forms, complete in a page's own HTML. */
export function AskFormView(props: AskFormProps) {
  const { form, locale } = props;
  const view = askView(props);
  const { ask } = privacyMessages(locale);
  const isByEmail = form === emailForm;
  return (
    <form
      className="visitor-form"
      method="post"
      action={pathIn(locale, isByEmail ? privacyPaths.ask : privacyPaths.askByPhone)}
      noValidate
    >
      <div className="field-grid">
        {fieldsOf<string>(form).map(([name, field]) => (
          <FormField key={name} view={view} name={name} field={field} />
        ))}
      </div>
      <HoneypotField locale={locale} />
      <button type="submit" className="button">
        {isByEmail ? ask.email.submit : ask.phone.submit}
      </button>
    </form>
  );
}

/** Both ways to ask, the one with an e-mail address first. */
export function AskForms({ locale }: { locale: Locale }) {
  const { ask } = privacyMessages(locale);
  return (
    <div className="form-page privacy-ask">
      <AskFormView form={emailForm} locale={locale} />
      <details className="folded">
        <summary>{ask.phone.title}</summary>
        <p>{ask.phone.intro}</p>
        <AskFormView form={phoneForm} locale={locale} />
      </details>
    </div>
  );
}

import { ErrorSummary } from '#forms/controls/error-summary.tsx';
import { FormField } from '#forms/controls/form-field.tsx';
import type { FieldErrors, FormView } from '#forms/controls/form-view.ts';
import { HoneypotField } from '#forms/controls/honeypot-field.tsx';
import { type Form, fieldsOf } from '#forms/form.ts';
import type { FormFacts } from '#forms/kind.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { callMessages } from '../../messages/calls/messages.ts';
import { callerForm, openForm, wordsOf } from '../call-forms.ts';
import { callPaths } from '../call-paths.ts';

export type CallFormProps = {
  form: Form;
  locale: Locale;
  facts: FormFacts;
  /** As it was typed before. */
  input?: Readonly<Record<string, string | undefined>>;
  errors?: FieldErrors;
  csrfToken?: string;
};

export function callFormView({ form, locale, facts, input = {}, errors = {} }: CallFormProps): FormView {
  return {
    form,
    words: wordsOf(form, locale),
    idPrefix: form.key,
    values: input,
    errors,
    isStatic: true,
    facts,
    locale,
  };
}

/** One of the three forms, complete in a page's own HTML. */
export function CallFormView(props: CallFormProps) {
  const { form, locale, csrfToken } = props;
  const view = callFormView(props);
  const { open, caller, mine } = callMessages(locale);
  const [path, submit] =
    form === openForm
      ? [callPaths.open, open.submit]
      : form === callerForm
        ? [callPaths.answer, caller.submit]
        : [callPaths.slot, mine.slot.submit];
  return (
    <form className="visitor-form" method="post" action={pathIn(locale, path)} noValidate>
      {csrfToken && <input type="hidden" name="csrfToken" value={csrfToken} />}
      <div className="field-grid">
        {fieldsOf(form).map(([name, field]) => (
          <FormField key={name} view={view} name={name} field={field} />
        ))}
      </div>
      <HoneypotField locale={locale} />
      <button type="submit" className="button">
        {submit}
      </button>
    </form>
  );
}

/** The form again, with what is wrong. */
export function CallFormPage(props: CallFormProps & { problem?: string | undefined }) {
  const { form, locale, errors, problem } = props;
  const { open, caller } = callMessages(locale);
  return (
    <div className="form-page">
      {errors && <ErrorSummary view={callFormView(props)} Heading="h2" />}
      {problem && (
        <p className="call-told" role="alert">
          {problem}
        </p>
      )}
      <h1>{form === callerForm ? caller.title : open.title}</h1>
      <CallFormView {...props} />
    </div>
  );
}

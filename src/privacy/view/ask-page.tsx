import { ErrorSummary } from '#forms/controls/error-summary.tsx';
import type { Problems } from '#forms/problem.ts';
import type { Locale } from '#ui/language/locales.ts';
import { type AskForm, emailForm } from '../ask/ask-forms.ts';
import { privacyMessages } from '../messages/messages.ts';
import { AskFormView, askView } from './ask-forms-view.tsx';

type AskPageProps = {
  form: AskForm;
  input: Readonly<Record<string, string>>;
  problems: Problems;
  locale: Locale;
};

/** The form again, with what is wrong. */
export function AskPage(props: AskPageProps) {
  const { ask, mine } = privacyMessages(props.locale);
  const isByEmail = props.form === emailForm;
  return (
    <div className="form-page">
      <ErrorSummary view={askView(props)} Heading="h2" />
      <h1>{isByEmail ? mine.title : ask.phone.title}</h1>
      <p>{isByEmail ? ask.email.sending : ask.phone.intro}</p>
      <AskFormView {...props} />
    </div>
  );
}

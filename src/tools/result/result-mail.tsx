import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { CaptchaFailure } from '#enquiry/dialog/captcha-in-browser/captcha-provider.ts';
import type { PageFacts } from '#enquiry/dialog/page-facts.ts';
import { useCaptcha } from '#enquiry/dialog/use-captcha.ts';
import { enquiryMessages } from '#enquiry/messages/messages.ts';
import { mandatoryConsent } from '#forms/consents.ts';
import { type Failure, FailureNotice } from '#forms/controls/failure-notice.tsx';
import type { FieldErrors } from '#forms/controls/form-view.ts';
import { readForm } from '#forms/draft/read-form.ts';
import type { FormFacts } from '#forms/kind.ts';
import { formMessages } from '#forms/messages/messages.ts';
import { validate } from '#forms/validate.ts';
import type { Locale } from '#ui/language/locales.ts';
import { mailForm } from './mail.form.ts';
import { MailFields } from './mail-fields.tsx';
import { MailSent } from './mail-sent.tsx';
import { mailErrors } from './mail-words.ts';
import { resultMessages } from './messages/messages.ts';
import { sendResult } from './send-result.ts';

export type ResultMailProps = {
  /** Id of the result. */
  result: string;
  /** Name of the endpoint that sends it. */
  endpoint: string;
  /** Path of the result's page; the form sends itself to `send` below it where there is no script. */
  path: string;
  thankYouPath: string;
  locale: Locale;
  facts: FormFacts;
  captcha: PageFacts['captcha'];
  /** Fields that show the plain page that the form is ours. */
  hidden: Readonly<Record<string, string>>;
  /** State of the form after the plain page's submission. */
  email: string;
  errors: FieldErrors;
  problem: string;
  isSent: boolean;
};

/** The form that has a link sent. It is complete in the page's HTML, and taken over by this where there is a script. */
export function ResultMail(props: ResultMailProps) {
  const [round, setRound] = useState(0);
  const anew = round > 0 && { email: '', errors: {}, problem: '', isSent: false };
  // Each form has a captcha of its own.
  return <MailOnce key={round} {...props} {...anew} onAgain={() => setRound(round + 1)} />;
}

function MailOnce({ onAgain, ...props }: ResultMailProps & { onAgain: () => void }) {
  const { result, endpoint, path, thankYouPath, locale, facts, captcha: config, hidden } = props;
  const texts = resultMessages(locale).mail;
  const { kept } = formMessages(locale);
  const element = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(props.email);
  const [errors, setErrors] = useState(props.errors);
  const [failure, setFailure] = useState<Failure | undefined>(
    props.problem ? { text: props.problem, detail: kept } : undefined,
  );
  const [isSent, setIsSent] = useState(props.isSent);
  const [isSending, setIsSending] = useState(false);
  // Pressed before the captcha was solved, or asked to solve it.
  const [unsolved, setUnsolved] = useState<'running' | 'google' | false>(false);
  const captcha = useCaptcha(config, 'v2', (reason) => {
    setUnsolved(!reason && 'google');
    if (reason && unsolved) tellFailure(reason);
  });

  // The browser sends a form, not React. Anyone who pressed early need not press again.
  useEffect(() => {
    if (unsolved === 'running' && captcha.isSolved) element.current?.requestSubmit();
  }, [unsolved, captcha.isSolved]);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!element.current || isSending) return;
    captcha.start();
    const typed = readForm(element.current);
    const validated = validate(mailForm, typed, facts);
    setEmail(typed.email ?? '');
    setFailure(undefined);
    setErrors(validated.ok ? {} : mailErrors(validated.problems, locale));
    setUnsolved(!captcha.isSolved && (captcha.solvesItself ? validated.ok && 'running' : 'google'));
    if (!validated.ok || !captcha.isSolved) return;
    setIsSending(true);
    await send(validated.values.email);
    setIsSending(false);
  }

  async function send(to: string) {
    const g_recaptcha_response = await captcha.respond();
    const fields = { result, email: to, [mandatoryConsent]: true, locale, g_recaptcha_response };
    const outcome = await sendResult(endpoint, fields);
    // A solution serves once, whatever came of it.
    captcha.renew();
    if (outcome.kind === 'sent') return setIsSent(true);
    if (outcome.kind === 'failed') return tellFailure(outcome.reason);
    const { message, errors: refused, isCaptchaRefused } = outcome;
    if (isCaptchaRefused || Object.keys(refused).length === 0)
      return setFailure({ text: message || texts.failed, detail: kept });
    setErrors(Object.fromEntries(Object.entries(refused).map(([name, text]) => [name, { text }])));
  }

  function tellFailure(reason: CaptchaFailure) {
    setFailure({ text: texts.failed, detail: `${enquiryMessages(locale).form.failures[reason]} ${kept}` });
  }

  if (isSent)
    return <MailSent {...{ email, locale, thankYouPath, onAgain }} againPath={`${path}#take-along`} />;
  return (
    <form
      className="result-mail"
      ref={element}
      method="post"
      action={`${path}/send#take-along`}
      noValidate
      onSubmit={handleSubmit}
      onFocus={captcha.start}
      onInput={captcha.start}
    >
      <h3>{texts.title}</h3>
      {failure && <FailureNotice failure={failure} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <MailFields {...{ locale, facts, email, errors }} />
      <div className="captcha" ref={captcha.slot} />
      {unsolved && !captcha.isSolved && (
        <p className="field-error" role="alert">
          {texts.captcha[unsolved]}
        </p>
      )}
      <button type="submit" className="button button-line" aria-disabled={isSending || undefined}>
        {isSending ? texts.sending : texts.submit}
      </button>
    </form>
  );
}

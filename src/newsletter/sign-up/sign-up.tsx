import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { PageFacts } from '#enquiry/dialog/page-facts.ts';
import { useCaptcha } from '#enquiry/dialog/use-captcha.ts';
import { enquiryMessages } from '#enquiry/messages/messages.ts';
import { ErrorSummary } from '#forms/controls/error-summary.tsx';
import { type Failure, FailureNotice } from '#forms/controls/failure-notice.tsx';
import { errorsFrom, type FieldErrors } from '#forms/controls/form-view.ts';
import { readForm } from '#forms/draft/read-form.ts';
import type { FormValues } from '#forms/form.ts';
import { noFacts } from '#forms/kind.ts';
import { formMessages } from '#forms/messages/messages.ts';
import { validate } from '#forms/validate.ts';
import type { Locale } from '#ui/language/locales.ts';
import { newsletterForm } from '../definitions/newsletter.form.ts';
import { newsletterMessages } from '../messages/messages.ts';
import { newsletterView } from './newsletter-view.ts';
import { sendSignUp } from './send-sign-up.ts';
import { SignUpAsked } from './sign-up-asked.tsx';
import { SignUpFields } from './sign-up-fields.tsx';

export type SignUpProps = {
  /** Tells two of them in one page apart. */
  idPrefix: string;
  /** Path of the form's own page, to which it sends itself where there is no script. */
  action: string;
  /** Path of the page on which it is. */
  from: string;
  locale: Locale;
  supportEmail: string;
  privacyPath: string;
  captcha: PageFacts['captcha'];
};

/** The newsletter's one field. It is complete in the page's HTML, and taken over by this once someone presses in it. */
export function SignUp({ idPrefix, action, from, locale, captcha: config, ...notice }: SignUpProps) {
  const texts = newsletterMessages(locale).form;
  const { kept } = formMessages(locale);
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<FormValues>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure>();
  const [step, setStep] = useState<'filling' | 'waiting' | 'asked-to-solve' | 'sending' | 'asked'>('filling');
  const captcha = useCaptcha(config, 'v2', (reason) => {
    if (!reason) return setStep('asked-to-solve');
    if (step !== 'waiting' && step !== 'asked-to-solve') return;
    setStep('filling');
    tellFailure(enquiryMessages(locale).form.failures[reason]);
  });

  // The browser sends a form, not React. Anyone who pressed early need not press again.
  useEffect(() => {
    if (step === 'waiting' && captcha.isSolved) element.current?.requestSubmit();
  }, [step, captcha.isSolved]);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!element.current || step === 'sending') return;
    captcha.start();
    const typed = readForm(element.current);
    const validated = validate(newsletterForm, typed, noFacts);
    setValues(typed);
    setFailure(undefined);
    setErrors(validated.ok ? {} : errorsFrom(validated.problems, locale));
    if (!validated.ok) return setStep('filling');
    if (!captcha.isSolved) return setStep(captcha.solvesItself ? 'waiting' : 'asked-to-solve');
    setStep('sending');
    await send({ ...typed, email: validated.values.email });
  }

  async function send(fields: Record<string, string>) {
    const g_recaptcha_response = await captcha.respond();
    const referrer_url = location.origin + from;
    const outcome = await sendSignUp({ ...fields, referrer_url, locale, g_recaptcha_response });
    // A solution serves once, whatever came of it.
    captcha.renew();
    if (outcome.kind === 'asked') return setStep('asked');
    setStep('filling');
    if (outcome.kind === 'wrong') return setErrors(outcome.errors);
    tellFailure(outcome.reasonIn(locale));
  }

  function tellFailure(reason: string) {
    setFailure({ text: texts.failed, detail: `${reason} ${kept}` });
  }

  if (step === 'asked') return <SignUpAsked locale={locale} againPath={action} />;
  const view = newsletterView({ locale, idPrefix, values, errors, isStatic: false });
  return (
    <form
      className="sign-up"
      ref={element}
      method="post"
      action={action}
      noValidate
      onSubmit={handleSubmit}
      onFocus={captcha.start}
      onInput={captcha.start}
    >
      {failure && <FailureNotice failure={failure} />}
      {Object.keys(errors).length > 0 && <ErrorSummary view={view} Heading="h3" />}
      <input type="hidden" name="from" value={from} />
      <SignUpFields view={view} isSending={step === 'sending'} {...notice} />
      <div className="captcha" ref={captcha.slot} />
      {(step === 'waiting' || step === 'asked-to-solve') && !captcha.isSolved && (
        <p className="field-error" role="alert">
          {step === 'waiting' ? texts.captcha.running : texts.captcha.google}
        </p>
      )}
    </form>
  );
}

import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { dateInIndia } from '#platform/clock.ts';
import { messages } from '../messages/en.ts';
import { formText } from '../messages/form.en.ts';
import { captchaVersion } from '../schema/captcha-version.ts';
import { type EnquiryErrors, parseEnquiry } from '../schema/enquiry.schema.ts';
import type { Variant } from '../schema/variants.ts';
import { CityCombobox } from './city-combobox.tsx';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { type Failure, FailureNotice } from './failure-notice.tsx';
import { initialValues, readForm } from './form-values.ts';
import { KnownAgentText } from './known-agent-text.tsx';
import type { PageData } from './page-data.ts';
import { type SendResult, sendEnquiry } from './send-enquiry.ts';
import type { Sent } from './thank-you-panel.tsx';
import { tidyPhone } from './tidy-phone.ts';
import { showToast } from './toasts.ts';
import { useCaptcha } from './use-captcha.ts';

type CallBackFormProps = {
  page: PageData;
  variant: Variant;
  /** Address of the page that the visitor is on. */
  referrer: string;
  /** The purpose that the link to this form set beforehand. */
  presetConcern?: string;
  onSending: (isSending: boolean) => void;
  onSent: (sent: Sent) => void;
};

type Problems = { errors: EnquiryErrors; isCaptchaMissing: boolean };

/** The form in the dialog: checks, sends, and tells what came of it. Its fields keep their own values. */
export function CallBackForm(props: CallBackFormProps) {
  const { page, variant, referrer, presetConcern, onSending, onSent } = props;
  const form = useRef<HTMLFormElement>(null);
  const [values] = useState(() =>
    initialValues(variant, { ...readDraft(), ...(presetConcern && { concern: presetConcern }) }),
  );
  const [concern, setConcern] = useState(values.concern ?? '');
  const [problems, setProblems] = useState<Problems>();
  const [failure, setFailure] = useState<Failure>();
  const captcha = useCaptcha(page.captcha, captchaVersion(page.captcha.use));

  // Focus is outside of React: the link that led here is gone with the form that it stood in.
  useEffect(() => {
    if (presetConcern) form.current?.querySelector<HTMLInputElement>('[name=name]')?.focus();
  }, [presetConcern]);

  function handleInput({ target }: InputEvent<HTMLFormElement>) {
    if (!form.current) return;
    if (target instanceof HTMLInputElement && target.name === 'phone') tidyPhone(target);
    const typed = readForm(form.current);
    saveDraft(typed);
    setConcern(typed.concern ?? '');
  }

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!form.current) return;
    captcha.start();
    const fields = { ...readForm(form.current), referrer_url: referrer, variant: variant.key };
    const judged = parseEnquiry(fields, variant, dateInIndia(), page.callingHours);
    setFailure(undefined);
    if (!judged.ok || !captcha.isSolved) {
      const errors = judged.ok ? {} : judged.errors;
      return setProblems({ errors, isCaptchaMissing: !captcha.isSolved });
    }
    setProblems(undefined);
    onSending(true);
    try {
      const result = await sendEnquiry({
        variant,
        fields: { ...fields, phone: judged.value.phone },
        captchaResponse: await captcha.respond(),
      });
      tell(result);
    } catch (error) {
      onSending(false);
      // biome-ignore lint/suspicious/noConsole: the specification asks for this very line
      console.error('Some Error Occured', error);
      throw error;
    }
  }

  function tell(result: SendResult) {
    if (result.kind === 'saved') return finish(result.reference);
    onSending(false);
    if (result.kind === 'failed')
      return tellFailure({ text: messages.retry, reason: formText.failures[result.reason] });
    if (result.kind === 'known-agent') return tellKnownAgent(result.message);
    const { errors, message, isCaptchaRefused } = result;
    if (isCaptchaRefused) {
      captcha.renew();
      return setFailure({ text: message });
    }
    if (variant.onSuccess !== 'panel') showToast({ type: 'error', text: message });
    if (Object.keys(errors).length > 0) setProblems({ errors, isCaptchaMissing: false });
    else setFailure({ text: message });
  }

  function tellFailure({ text, reason }: { text: string; reason: string }) {
    const detail = `${reason} ${formText.kept}`;
    setFailure({ text, detail });
    const action = { label: formText.tryAgain, run: () => form.current?.requestSubmit() };
    showToast({ type: 'error', text, detail, action });
  }

  function tellKnownAgent(text: string) {
    setFailure({ text: <KnownAgentText from={new URL(referrer).pathname} /> });
    const link = () => form.current?.querySelector<HTMLAnchorElement>('.error-summary [data-call-back]');
    showToast({ type: 'info', text, action: { label: formText.askForCall, run: () => link()?.click() } });
  }

  function finish(reference: string) {
    const sent = form.current ? readForm(form.current) : {};
    clearDraft();
    // The overlay stays until the next page is there.
    if (variant.onSuccess !== 'panel')
      return location.assign(`${page.thankYou.pages[variant.onSuccess]}?reference=${reference}`);
    onSending(false);
    const slot = [sent.contact_date, sent.contact_time].filter(Boolean).join(', ');
    onSent({ reference, sumInsured: sent.sum_insured ?? '', slot });
  }

  const errors = problems?.errors ?? {};
  const isAsking = problems?.isCaptchaMissing === true && !captcha.isSolved;
  return (
    <form
      className="call-back-form"
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      onInput={handleInput}
      onFocus={captcha.start}
    >
      {failure && <FailureNotice failure={failure} />}
      {problems && Object.keys(errors).length > 0 && (
        <ErrorSummary idPrefix="call-back" errors={errors} Heading="h3" />
      )}
      <EnquiryFields
        form={{ idPrefix: 'call-back', values, errors }}
        variant={variant}
        concern={concern}
        CityField={CityCombobox}
        today={dateInIndia()}
        hours={page.callingHours}
        supportEmail={page.thankYou.supportEmail}
        retention={page.retention}
      />
      <div className="captcha" ref={captcha.slot} />
      {isAsking && (
        <p className="field-error" role="alert">
          {messages.captcha}
        </p>
      )}
      <button type="submit" className="button" aria-disabled={!captcha.isSolved || undefined}>
        {formText.submit}
      </button>
    </form>
  );
}

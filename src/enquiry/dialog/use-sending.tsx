import { type RefObject, useEffect, useState } from 'react';
import type { Failure } from '#forms/controls/failure-notice.tsx';
import { errorsFrom, type FieldErrors } from '#forms/controls/form-view.ts';
import { clearDraft } from '#forms/draft/draft.ts';
import { readForm } from '#forms/draft/read-form.ts';
import type { FormValues } from '#forms/form.ts';
import type { FormFacts } from '#forms/kind.ts';
import { formMessages } from '#forms/messages/messages.ts';
import { type Accepted, validate } from '#forms/validate.ts';
import { valuesAsSent } from '#forms/words.ts';
import { campaignOfQuery } from '../definitions/campaign.ts';
import { enquiryMessages } from '../messages/messages.ts';
import { AlreadyRegisteredText } from './already-registered-text.tsx';
import type { CaptchaFailure } from './captcha-in-browser/captcha-provider.ts';
import type { ScriptedFormProps } from './scripted-form-props.ts';
import { type SendFailed, type SendResult, sendEnquiry } from './send-enquiry.ts';
import { thankYouAddress } from './thank-you-address.ts';
import { showToast } from './toasts.ts';
import type { useCaptcha } from './use-captcha.ts';

type SendingInput = ScriptedFormProps & {
  /** Where the form is, as its draft has it. */
  place: string;
  element: RefObject<HTMLFormElement | null>;
  facts: FormFacts;
  captcha: ReturnType<typeof useCaptcha>;
};

/** From a press of the button to what came of it. */
export function useSending({ place, element, facts, captcha, ...props }: SendingInput) {
  const { page, form, referrer, isLeaving, onSending, onSent } = props;
  const { locale } = page;
  const texts = enquiryMessages(locale).form;
  const { kept } = formMessages(locale);
  const [errors, setErrors] = useState<FieldErrors>({});
  // Another one for each press: the summary takes the focus then, and not when an error goes.
  const [pressed, setPressed] = useState({});
  const [failure, setFailure] = useState<Failure>();
  // Pressed before the captcha was solved, or asked to solve it again.
  const [unsolved, setUnsolved] = useState<'running' | 'google' | false>(false);

  // The browser sends a form, not React. Anyone who pressed early need not press again.
  useEffect(() => {
    if (isLeaving) setUnsolved(false);
    else if (unsolved === 'running' && captcha.isSolved) element.current?.requestSubmit();
  }, [isLeaving, unsolved, captcha.isSolved, element]);

  async function send() {
    if (isLeaving || !element.current) return;
    captcha.start();
    const typed = readForm(element.current);
    const validated = validate(form, { ...typed, referrer_url: referrer }, facts);
    setFailure(undefined);
    setPressed(typed);
    setErrors(errorsFrom(validated.problems ?? {}, locale));
    setUnsolved(!captcha.isSolved && (captcha.solvesItself ? validated.ok && 'running' : 'google'));
    if (!validated.ok || !captcha.isSolved) return;
    onSending(true);
    try {
      const fields = {
        // With what is not a field of the form: the trap.
        ...typed,
        ...valuesAsSent(form, validated.values),
        ...campaignOfQuery(location.search),
        variant: form.key,
        locale,
      };
      const captchaResponse = await captcha.respond();
      tell(await sendEnquiry({ place, form, fields, captchaResponse }), validated);
    } catch (error) {
      onSending(false);
      // biome-ignore lint/suspicious/noConsole: the specification asks for this very line
      console.error('Some Error Occured', error);
      throw error;
    }
  }

  function tell(result: SendResult, accepted: Accepted) {
    if (result.kind === 'saved') return finish(result, accepted);
    onSending(false);
    if (result.kind === 'failed') return tellFailure(result);
    if (result.kind === 'known') return tellKnown(result.message);
    const { errors: refused, isCaptchaRefused } = result;
    const text = result.message || texts.retry;
    if (isCaptchaRefused) captcha.renew();
    else if (form.onSuccess !== 'panel') toast({ type: 'error', text });
    if (isCaptchaRefused || Object.keys(refused).length === 0) return setFailure({ text, detail: kept });
    setErrors(Object.fromEntries(Object.entries(refused).map(([name, said]) => [name, { text: said }])));
  }

  /** An error goes once its field is right; none comes before the next press. */
  function handleTyped(name: string, typed: FormValues) {
    if (errors[name] && !validate(form, typed, facts).problems?.[name])
      setErrors(({ [name]: _, ...left }) => left);
  }

  function tellFailure({ reason, said }: Omit<SendFailed, 'kind'>) {
    const failed = said ?? { text: texts.retry, detail: `${texts.failures[reason]} ${kept}` };
    setFailure(failed);
    const action = { label: texts.tryAgain, run: () => element.current?.requestSubmit() };
    toast({ type: 'error', ...failed, action });
  }

  function tellKnown(text: string) {
    const from = new URL(referrer).pathname;
    setFailure({
      text: <AlreadyRegisteredText register={form.register} from={from} locale={locale} />,
      detail: kept,
    });
    const run = () => element.current?.querySelector<HTMLElement>('.error-summary [data-call-back]')?.click();
    toast({ type: 'info', text, action: { label: texts.askForCall, run } });
  }

  function toast(said: Omit<Parameters<typeof showToast>[0], 'dismiss'>) {
    showToast({ ...said, dismiss: texts.closeNotice });
  }

  function finish({ reference, waiting }: SendResult & { kind: 'saved' }, { values }: Accepted) {
    clearDraft(place);
    const end = () => {
      onSending(false);
      const { sum_insured: sumInsured = '', contact_date: day = '', contact_time: time = '' } = values;
      onSent({ reference, waiting, sumInsured, day, time });
    };
    if (form.onSuccess === 'panel') return end();
    // The overlay stays until the next page is there, and no longer: Back may bring this one as it was left.
    addEventListener('pagehide', end, { once: true });
    location.assign(thankYouAddress(page.thankYou.pages[form.onSuccess], reference, waiting !== undefined));
  }

  function handleLost(reason?: CaptchaFailure) {
    setUnsolved(!reason && 'google');
    if (reason && unsolved) tellFailure({ reason });
  }

  const captchaText = !captcha.isSolved && unsolved && texts.captcha[unsolved];
  return { send, errors, pressed, failure, captchaText, handleTyped, handleLost };
}

import { useState } from 'react';
import type { FormValues } from '#forms/form.ts';
import type { JourneyProps } from '../journey-props.ts';
import { journeyMessages } from '../messages/messages.ts';
import { sendAnswers } from './send-answers.ts';

/** @param isOutdated the page has to be loaded again before it can succeed */
export type SendFailure = { title: string; text: string; isOutdated?: boolean };

/** From the press of the button to the result's page, or to what went wrong. */
export function useSending(props: JourneyProps) {
  const texts = journeyMessages(props.locale);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<SendFailure>();

  async function send(answers: FormValues) {
    if (isSending) return;
    setIsSending(true);
    setFailure(undefined);
    const outcome = await sendAnswers(props, answers);
    // It stays until the next page is there.
    if (outcome.kind === 'made') return location.assign(outcome.address);
    setIsSending(false);
    if (outcome.kind === 'outdated') return setFailure({ ...texts.outdated, isOutdated: true });
    const reason = outcome.kind === 'failed' ? texts.failures[outcome.reason] : outcome.message;
    setFailure({ title: texts.failed, text: `${reason} ${texts.kept}` });
  }

  return { isSending, failure, send, forget: () => setFailure(undefined) };
}

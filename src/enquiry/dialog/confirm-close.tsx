import { useEffect, useRef } from 'react';
import type { Locale } from '#ui/language/locales.ts';
import { enquiryMessages } from '../messages/messages.ts';

type ConfirmCloseProps = { locale: Locale; onStay: () => void; onGo: () => void };

/** Escape or a click outside does not throw typed text away: it asks. */
export function ConfirmClose({ locale, onStay, onGo }: ConfirmCloseProps) {
  const { question, stay: stayText, go } = enquiryMessages(locale).form.leave;
  const stay = useRef<HTMLButtonElement>(null);
  // Focus is outside of React; the harmless answer gets it.
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className="leave" role="alertdialog" aria-labelledby="call-back-leave">
      <p id="call-back-leave">{question}</p>
      <button type="button" className="button" ref={stay} onClick={onStay}>
        {stayText}
      </button>
      <button type="button" className="button button-line" onClick={onGo}>
        {go}
      </button>
    </div>
  );
}

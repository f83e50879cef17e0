import { useEffect, useRef } from 'react';
import { pathIn } from '#ui/language/paths.ts';
import { statusPath } from '../definitions/status-path.ts';
import { enquiryMessages } from '../messages/messages.ts';
import type { PageFacts } from './page-facts.ts';
import { type Sent, thanksInWords } from './thanks-in-words.ts';

type ThankYouPanelProps = { sent: Sent; page: PageFacts; onClose: () => void };

/** Takes the form's place: the reference number, what happens next, and how to stop it. */
export function ThankYouPanel({ sent, page, onClose }: ThankYouPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Focus is outside of React: the button that was pressed is gone.
  useEffect(() => panel.current?.focus(), []);

  const { callingHours, locale, thankYou } = page;
  const { thanks: text, close } = enquiryMessages(locale).form;
  const { thanks, caveat, next } = thanksInWords({ sent, hours: callingHours, ...thankYou }, locale);
  return (
    <div className="thanks" role="status" tabIndex={-1} ref={panel}>
      <h3>{text.title}</h3>
      <p>{thanks}</p>
      {caveat && <p className="field-hint">{caveat}</p>}
      <p>
        {text.reference} <strong>{sent.reference}</strong>
      </p>
      <a href={pathIn(locale, statusPath)}>{text.keep}</a>
      <h4>{text.next}</h4>
      {sent.waiting && <p>{sent.waiting.next}</p>}
      <p>{next}</p>
      {thankYou.supportEmail && <p>{text.stop(thankYou.supportEmail)}</p>}
      <button type="button" className="button" onClick={onClose}>
        {close}
      </button>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { formText } from '../messages/form.en.ts';
import { callingDaysInWords } from '../schema/calling-hours.ts';
import type { PageData } from './page-data.ts';

/** What was sent, as far as the thanks speak of it. */
export type Sent = { reference: string; sumInsured: string; slot: string };

type ThankYouPanelProps = { sent: Sent; page: PageData; onClose: () => void };

/** Takes the form's place: the reference number, what happens next, and how to stop it. */
export function ThankYouPanel({ sent, page, onClose }: ThankYouPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Focus is outside of React: the button that was pressed is gone.
  useEffect(() => panel.current?.focus(), []);

  const { callingHours, thankYou } = page;
  const text = formText.thanks;
  const premium = thankYou.premiums.rows.find(({ sumInsured }) => sumInsured === sent.sumInsured)?.premium;
  const series = thankYou.callingSeries;
  const hours = `${callingDaysInWords(callingHours)}, ${callingHours.from} ${formText.to} ${callingHours.to}`;
  return (
    <div className="thanks" role="status" tabIndex={-1} ref={panel}>
      <h3>{text.title}</h3>
      <p>{premium ? text.premium(premium) : text.general}</p>
      {premium && <p className="field-hint">{thankYou.premiums.caveat}</p>}
      <p>
        {text.reference} <strong className="thanks-reference">{sent.reference}</strong>
      </p>
      <p>{text.keep}</p>
      <h4>{text.next}</h4>
      <p>{sent.slot ? text.callAtSlot({ slot: sent.slot, series }) : text.call({ hours, series })}</p>
      <p>{text.stop(thankYou.supportEmail)}</p>
      <button type="button" className="button" onClick={onClose}>
        {text.close}
      </button>
    </div>
  );
}

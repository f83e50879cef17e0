import { undelivered } from '#enquiry/deliveries/read-deliveries.ts';
import { unsentMails } from '#mail/outbox/unsent-mails.ts';
import { allTemplates } from '#mail/templates.ts';
import { momentInShort } from '../../moments.ts';
import { SendAgainButton } from '../send-again-button.tsx';

/** One row for whatever has not arrived, whichever table it lies in. */
type Row = {
  key: string;
  what: string;
  to: string;
  reference: string | null;
  state: string;
  attempts: number;
  reason: string;
  createdAt: Date;
  sendAgain: string;
};

const channels = { 'support-mail': 'Mail to us about a form', 'crm-webhook': 'Hand-over to the CRM' };

/** What could not be sent, why, and the way to send it again: what was given up first, then what is still tried. */
export async function Undelivered() {
  const rows = await allRows();
  return (
    <section aria-labelledby="mails-undelivered">
      <h2 id="mails-undelivered">Could not be delivered</h2>
      {rows.length === 0 ? (
        <p>Nothing: every mail and every hand-over has arrived, or is on its way.</p>
      ) : (
        <table className="staff-table mails-stacked">
          <thead>
            <tr>
              {['What', 'To', 'Why', 'Then'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows.map(drawRow)}</tbody>
        </table>
      )}
    </section>
  );
}

function drawRow({ key, what, to, reference, state, attempts, reason, createdAt, sendAgain }: Row) {
  const label = `Send again: ${what}${reference ? `, ${reference}` : ''}`;
  return (
    <tr key={key}>
      <th scope="row">
        {what}
        {reference && `, ${reference}`}
        <br />
        <small>{momentInShort(createdAt)}</small>
      </th>
      <td className="mails-address">{to}</td>
      <td>
        {reason}
        <br />
        <small>
          {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
          {state === 'failed' ? ', given up' : ', will be tried again'}
        </small>
      </td>
      <td className="mails-button">
        <SendAgainButton to={sendAgain} label={label} />
      </td>
    </tr>
  );
}

async function allRows(): Promise<Row[]> {
  const [deliveries, mails, templates] = await Promise.all([undelivered(), unsentMails(), allTemplates()]);
  const titles = new Map(templates.map(({ key, title }) => [key, title]));
  return [
    ...deliveries.map(({ id, channel, recipient, ...rest }) => ({
      ...rest,
      key: `delivery ${id}`,
      what: channels[channel],
      to: recipient,
      sendAgain: `/cmsapi/api/deliveries-send-again/${id}`,
    })),
    ...mails.map(({ id, template, recipient, ...rest }) => ({
      ...rest,
      key: `mail ${id}`,
      what: titles.get(template) ?? template,
      to: recipient,
      sendAgain: `/cmsapi/api/mails-send-again/${id}`,
    })),
  ];
}

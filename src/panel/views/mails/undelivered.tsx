import { allUnsent, type Unsent } from '#desk/mails/all-unsent.ts';
import { momentInShort } from '#desk/moments.ts';
import { ResendButton } from '../resend-button.tsx';

/** Lists what could not be sent, why, and how to send it again: first what was given up, then what is still retried. */
export async function Undelivered() {
  const rows = await allUnsent();
  return (
    <section aria-labelledby="mails-undelivered">
      <h2 id="mails-undelivered">Could not be delivered</h2>
      {rows.length === 0 ? (
        <p>Nothing: every mail and hand-over has arrived, or is on its way.</p>
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

function drawRow({ id, place, what, recipient, reference, state, attempts, reason, createdAt }: Unsent) {
  const label = `Send again: ${what}${reference ? `, ${reference}` : ''}`;
  return (
    <tr key={`${place} ${id}`}>
      <th scope="row">
        {what}
        {reference && `, ${reference}`}
        <br />
        <small>{momentInShort(createdAt)}</small>
      </th>
      <td className="mails-address">{recipient}</td>
      <td>
        {reason}
        <br />
        <small>
          {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
          {state === 'failed' ? ', given up' : ', will be tried again'}
        </small>
      </td>
      <td className="mails-button">
        <ResendButton to={`/cmsapi/api/${place}-send-again/${id}`} label={label} />
      </td>
    </tr>
  );
}

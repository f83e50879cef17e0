import type { Unsent } from '../../mails/all-unsent.ts';
import { Icon } from '../frame/icon.tsx';

const maxShown = 5;

/** Lists mails that could not be sent, with the way to send them again; of the recipient only the reference is shown. */
export function UnsentMails({ rows, canWork }: { rows: readonly Unsent[]; canWork: boolean }) {
  return (
    <section aria-labelledby="unsent">
      <h2 id="unsent">Mail that did not go out</h2>
      {rows.length === 0 ? (
        <p className="desk-soft">There is none at the moment.</p>
      ) : (
        <ul className="rows">
          {rows.slice(0, maxShown).map(({ id, place, what, reference, reason, attempts, state }) => (
            <li key={`${place} ${id}`} data-row="" data-key={`${place}-${id}`}>
              <Icon name="mail" />
              <p>
                <a href={`/desk/${place}/${id}`}>
                  <b>{what}</b>
                </a>
                <span className="desk-small desk-soft">
                  {reference && <span className="desk-ref">{reference}: </span>}
                  {reason} {triedInWords(attempts, state)}
                </span>
              </p>
              {canWork && attempts > 0 && (
                <form method="post" action={`/desk/${place}/${id}/again`}>
                  <input type="hidden" name="back" value="/desk" />
                  <button type="submit" className="button button-line button-small">
                    Send again <span className="visually-hidden">{reference ?? what}</span>
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {rows.length > maxShown && (
        <p>
          <a href="/desk/mails">All {rows.length} of them</a>
        </p>
      )}
    </section>
  );
}

/** Anyone who has it sent again begins to count again. */
function triedInWords(attempts: number, state: Unsent['state']): string {
  if (attempts === 0) return 'It is on its way again.';
  return `Tried ${attempts === 1 ? 'once' : `${attempts} times`}, ${state === 'failed' ? 'given up on' : 'will be tried again'}.`;
}

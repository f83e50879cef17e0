import { clockPlace } from '#platform/retention/clock.ts';
import type { HeldDeletion } from '#platform/retention/held-deletions.ts';
import { momentInShort } from '../../moments.ts';

/** Deletions that the daily run has not carried out, each with what to check before agreeing. */
export function HeldDeletions({ held }: { held: readonly HeldDeletion[] }) {
  return (
    <section aria-labelledby="held">
      <h2 id="held">Deletions waiting for your decision</h2>
      {held.length === 0 ? (
        <p>None. Every day, personal data whose retention period has ended is deleted.</p>
      ) : (
        <ul>
          {held.map((each) => (
            <li key={each.place}>
              <p>
                {inWords(each)} On hold since <time>{momentInShort(each.since)}</time>.
              </p>
              <form method="post" action="/desk/upkeep/deletions">
                <input type="hidden" name="place" value={each.place} />
                <input type="hidden" name="reason" value={each.reason} />
                <input type="hidden" name="count" value={each.count} />
                <button className="button button-line" type="submit">
                  {each.place === clockPlace
                    ? 'The date is right: continue deleting'
                    : `Delete ${each.count} records`}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function inWords({ place, reason, count, of }: HeldDeletion): string {
  switch (reason) {
    case 'clock-ahead':
      return 'The database’s clock is more than forty days ahead of the last day on which this site ran. If the site was switched off for that long, the date is right. If not, correct the clock.';
    case 'clock-behind':
      return 'The database’s clock is behind the last day on which this site ran. Please correct it.';
    case 'clock-differs':
      return 'The clocks of the site and of its database are more than a day apart. Please correct the one that is wrong.';
    case 'many':
      return `In ${place}, ${count} of ${of} records are past their retention period, far more than usual. Check the retention periods in the site settings and the server’s date before you agree.`;
  }
}

import { clockInIndia } from '../../moments.ts';
import { capital, dayInShort } from '../../short-labels.ts';
import { Icon } from '../frame/icon.tsx';
import type { RecentEvent } from './recent-events.ts';

/** The last things that happened, the newest first. */
export function LatestEvents({ happenings, now }: { happenings: readonly RecentEvent[]; now: Date }) {
  return (
    <section aria-labelledby="happenings">
      <h2 id="happenings">What happened last</h2>
      {happenings.length === 0 ? (
        <p className="desk-soft">Nothing yet. Calls, and what visitors do about them, appear here.</p>
      ) : (
        <ol className="rows">
          {happenings.map(({ key, at, icon, before, name, after, caseId }) => (
            <li key={key} data-key={key}>
              <Icon name={icon} />
              <p>
                <span>
                  {before} {caseId ? <a href={`/desk/cases/${caseId}`}>{name}</a> : <b>{name}</b>} {after}
                </span>
              </p>
              <time className="rows-end desk-small desk-soft" dateTime={at.toISOString()}>
                {whenInShort(at, now)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** `11:06`; of another day its name as well. */
function whenInShort(at: Date, now: Date): string {
  const day = dayInShort(at, now);
  return day === 'today' ? clockInIndia(at) : capital(`${day}, ${clockInIndia(at)}`);
}

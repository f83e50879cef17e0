import { dateInIndia } from '#platform/clock.ts';
import { clockInIndia, weekdayInIndia } from '../../moments.ts';
import { Icon } from '../frame/icon.tsx';
import type { Entry } from './timeline-entries.ts';

/** Day by day, the oldest first: what was sent, called, written and changed, and who has looked. */
export function Timeline({ entries, now }: { entries: readonly Entry[]; now: Date }) {
  const days = Map.groupBy(entries, ({ at }) => dateInIndia(at));
  return (
    <section className="case-timeline" id="case-timeline" data-live="">
      <h2>How it has gone so far</h2>
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h3>{dayName(ofDay[0]?.at ?? now, now)}</h3>
          <ol>
            {ofDay.map((entry) => (
              <li key={entry.key} data-tone={entry.tone}>
                <span className="case-dot">
                  <Icon name={entry.icon} />
                </span>
                <div>
                  <time dateTime={entry.at.toISOString()}>{clockInIndia(entry.at)}</time>
                  <p>
                    <Title entry={entry} />
                    {entry.detail && <span className="case-by"> {entry.detail}</span>}
                  </p>
                  {entry.text && <p className="case-text">{entry.text}</p>}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function Title({ entry: { title, tone, href } }: { entry: Entry }) {
  if (href) return <a href={href}>{title}</a>;
  return tone === 'quiet' ? title : <b>{title}</b>;
}

function dayName(moment: Date, now: Date): string {
  const name = weekdayInIndia(moment);
  return dateInIndia(moment) === dateInIndia(now) ? `Today, ${name}` : name;
}

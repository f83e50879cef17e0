import type { UmbrellaState } from '#ui/umbrella/umbrella.ts';
import { clockInIndia } from '../../moments.ts';
import { shortName } from '../../short-labels.ts';
import { Icon } from '../frame/icon.tsx';
import { Mark } from '../frame/marks.tsx';
import type { DayEntry, HalfHour } from './day-line.ts';

const stateWords: Record<UmbrellaState, string> = {
  open: 'waiting',
  folded: 'done',
  torn: 'promise missed',
};
/** More than these are in one half hour as a number. */
const maxShown = 3;
/** On a longer day every other peg is named: there is no room for more. */
const maxNamed = 24;

/** Your own day: in a wide window a line of half hours, on a phone the list of what is left. */
export function YourDay({ day, now }: { day: readonly HalfHour[]; now: Date }) {
  return (
    <section className="your-day" aria-labelledby="your-day">
      <div className="your-day-head">
        <h2 id="your-day">Your day</h2>
        <ul className="legend">
          {(['open', 'folded', 'torn'] as const).map((state) => (
            <li key={state}>
              <Mark audience="people" state={state} /> {state}: {stateWords[state]}
            </li>
          ))}
        </ul>
      </div>
      <ol className={day.length > maxNamed ? 'day day-long' : 'day'}>
        {day.map((half) => (
          <Half key={half.time} half={half} now={now} />
        ))}
      </ol>
    </section>
  );
}

function Half({ half: { time, isPast, isNow, entries }, now }: { half: HalfHour; now: Date }) {
  const shown = entries.slice(0, maxShown);
  const classes = [isPast && 'is-past', isNow && 'is-now', entries.length > 0 && 'has-entries'];
  return (
    <li className={classes.filter(Boolean).join(' ') || undefined}>
      {isNow && <span className="day-flag">{clockInIndia(now)}</span>}
      <time>
        <span>{time}</span>
      </time>
      {entries.length > 0 && (
        <ul>
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
          {entries.length > maxShown && <li className="day-more">{entries.length - maxShown} more</li>}
        </ul>
      )}
    </li>
  );
}

function Entry({ entry: { id, name, state, audience, note } }: { entry: DayEntry }) {
  return (
    <li className={`day-entry day-${state}`} data-row="" data-key={`day-${id}`}>
      <a href={`/desk/cases/${id}`}>
        <Mark audience={audience} state={state} className="mark day-mark" />
        <b>{shortName(name)}</b>
        <span className={state === 'torn' ? 'desk-bad' : 'desk-soft'}>{note}</span>
        <span className="visually-hidden">, {stateWords[state]}</span>
        <Icon name="next" />
      </a>
    </li>
  );
}

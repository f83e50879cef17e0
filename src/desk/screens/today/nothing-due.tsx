import type { CallingHours } from '#forms/calling-times.ts';
import { clockInIndia } from '../../moments.ts';
import { momentOfWeek, shortName } from '../../short-labels.ts';
import { Mark } from '../frame/marks.tsx';
import { callingDaysAround, isCalling } from './calling-axis.ts';
import { type DayEntry, dayInWords } from './day-line.ts';

type NothingDueProps = { entries: readonly DayEntry[]; now: Date; hours: CallingHours };

/** In place of a call: the day so far, umbrella by umbrella, and when there is something to do again. */
export function NothingDue({ entries, now, hours }: NothingDueProps) {
  const over = entries.filter(({ state }) => state !== 'open');
  return (
    <div className="nothing-due">
      {over.length > 0 && (
        <p className="nothing-due-row" aria-hidden="true">
          {over.map(({ id, audience, state }) => (
            <Mark key={id} audience={audience} state={state} className="mark day-mark" />
          ))}
        </p>
      )}
      <p>
        {clockInIndia(now)}. Your day: {dayInWords(entries)}. {comingUp({ entries, now, hours })}
      </p>
    </div>
  );
}

function comingUp({ entries, now, hours }: NothingDueProps): string {
  const next = entries.find(({ state, at }) => state === 'open' && at > now);
  if (next && isCalling(now, hours))
    return `The next call is to ${shortName(next.name)} at ${clockInIndia(next.at)}.`;
  const begin = callingDaysAround(now, hours).find(({ from }) => from > now)?.from;
  if (isCalling(now, hours) || !begin) return '';
  return `We call from ${momentOfWeek(begin, now)}.`;
}

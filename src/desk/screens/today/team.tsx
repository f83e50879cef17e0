import type { CallingHours } from '#forms/calling-times.ts';
import { callingTimes } from '#forms/calling-times.ts';
import { dateInIndia } from '#platform/clock.ts';
import { clockInIndia } from '../../moments.ts';
import { shortName } from '../../short-labels.ts';
import { MarkAt } from '../frame/marks.tsx';
import { callingAxis, callingDay } from './calling-axis.ts';
import { type DayEntry, dayInWords } from './day-line.ts';

export type DayOf = { id: number; name: string; entries: readonly DayEntry[] };

type TeamProps = { days: readonly DayOf[]; me: number; now: Date; hours: CallingHours };

const laneWidth = 352;
const laneHeight = 30;
const markSize = 20;

/** The team's work: each colleague's day as a line, done and still to be done. */
export function Team({ days, me, now, hours }: TeamProps) {
  return (
    <section className="team" aria-labelledby="team">
      <h2 id="team">Who has what</h2>
      <ul>
        {days.map((day) => (
          <li key={day.id}>
            <p>
              <b>{day.id === me ? `${day.name}, you` : day.name}</b>
              <span className="desk-small">{nextOf(day, now)}</span>
            </p>
            <Lane {...{ day, now, hours }} />
            <p className="desk-small desk-soft">{dayInWords(day.entries)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The next call on someone's day, so that one sees who has time. */
function nextOf({ entries }: DayOf, now: Date): string {
  const next = entries.find(({ state, at }) => state === 'open' && at > now);
  return next ? `next ${clockInIndia(next.at)}, ${shortName(next.name)}` : '';
}

function Lane({ day: { entries }, now, hours }: { day: DayOf; now: Date; hours: CallingHours }) {
  const axis = callingAxis([callingDay(dateInIndia(now), hours)], { width: laneWidth });
  const full = callingTimes(hours).filter((time) => time.endsWith(':00'));
  return (
    <svg
      className="lane"
      viewBox={`-12 0 ${laneWidth + 24} ${laneHeight}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="lane-day" d={`M0 ${laneHeight - 3}H${laneWidth}`} />
      <path
        className="lane-hours"
        d={full
          .map((_, hour) => `M${Math.round((hour * laneWidth) / full.length)} ${laneHeight - 3}v-4`)
          .join('')}
      />
      {entries.map(({ id, at, audience, state }) => (
        <MarkAt key={id} {...{ audience, state }} x={Math.round(axis.at(at))} y={12} size={markSize} />
      ))}
      <path className="lane-now" d={`M${Math.round(axis.at(now))} 0V${laneHeight}`} />
    </svg>
  );
}

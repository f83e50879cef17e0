import type { CallingHours } from '#forms/calling-times.ts';
import { callingTimes } from '#forms/calling-times.ts';
import { dateInIndia, momentInIndia } from '#platform/clock.ts';

const goreWidth = 80;
const depth = 18;

/** The canopy's rim: a gore for each half hour of the calling day; the hem of those past is marigold, of the present one terracotta. */
export function DeskRim({ hours, now }: { hours: CallingHours; now: Date }) {
  const times = callingTimes(hours);
  const begun = times.filter((time) => momentInIndia(dateInIndia(now), time) <= now).length;
  return (
    <svg
      id="desk-rim"
      className="desk-rim"
      data-live=""
      viewBox={`0 0 ${times.length * goreWidth} ${depth}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={`M0 0H${times.length * goreWidth}V${depth}${times.map((_, place) => gore(times.length - place)).join('')}Z`}
      />
      {times.slice(0, begun).map((time, place) => (
        <path key={time} className={place === begun - 1 ? 'rim-now' : 'rim-past'} d={hem(place)} />
      ))}
    </svg>
  );
}

/** From its right end to its left: all gores are one path, since between two a hair of the page would show. */
function gore(place: number): string {
  const left = (place - 1) * goreWidth;
  return `Q${left + goreWidth / 2} 4 ${left} ${depth}`;
}

function hem(place: number): string {
  const left = place * goreWidth;
  return `M${left} ${depth}Q${left + goreWidth / 2} 4 ${left + goreWidth} ${depth}`;
}

import { momentInIndia } from '#enquiry/cases/due.ts';
import type { CallingHours } from '#forms/calling-times.ts';
import { callingTimes } from '#forms/calling-times.ts';
import { dateInIndia } from '#platform/clock.ts';

const goreWidth = 80;
const depth = 18;

/** The canopy's rim: a gore for each half hour of the calling day; those past are marigold, the present one terracotta. */
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
      {times.map((time, place) => (
        <path key={time} className={goreClass(place, begun)} d={gore(place)} />
      ))}
    </svg>
  );
}

function goreClass(place: number, begun: number): string | undefined {
  if (place === begun - 1) return 'rim-now';
  return place < begun ? 'rim-past' : undefined;
}

function gore(place: number): string {
  const left = place * goreWidth;
  return `M${left} 0H${left + goreWidth + 1}V4L${left + goreWidth} ${depth}Q${left + goreWidth / 2} 4 ${left} ${depth}Z`;
}

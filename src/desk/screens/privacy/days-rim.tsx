import { daysBetween } from '../../privacy-requests/days-left.ts';

type DaysRimProps = {
  askedAt: Date;
  dueAt: Date | null;
  settledAt: Date | null;
  answerDays: number;
  now: Date;
};

const width = 20;
const depth = 16;

/**
 * The canopy's rim as a clock: a gore for each day that we have to answer. Days that have passed are marigold, today is
 * terracotta; an answer that is late turns the whole rim, and one that was given keeps its days in green. Words beside
 * it always say the same.
 */
export function DaysRim({ askedAt, dueAt, settledAt, answerDays, now }: DaysRimProps) {
  const total = Math.max(dueAt ? daysBetween(askedAt, dueAt) : answerDays, 1);
  const days = [...Array(total).keys()];
  const passed = daysBetween(askedAt, settledAt ?? now);
  const stateOf = (day: number) => {
    if (settledAt) return day < Math.max(passed, 1) ? 'answered' : 'coming';
    if (passed > total) return 'late';
    if (day < passed) return 'past';
    return day === passed || (passed === total && day === total - 1) ? 'now' : 'coming';
  };
  return (
    <svg
      className="privacy-rim"
      viewBox={`0 0 ${total * width} ${depth}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {days.map((day) => (
        <path key={day} data-day={stateOf(day)} d={gore(day * width)} />
      ))}
    </svg>
  );
}

/** Hangs from the line above; its hem is drawn up in the middle. */
function gore(left: number): string {
  const [from, to] = [left + 0.75, left + width - 0.75];
  return `M${from} 0H${to}V${depth}Q${left + width / 2} ${depth / 2.6} ${from} ${depth}Z`;
}

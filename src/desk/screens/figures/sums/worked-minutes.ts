import { type CallingHours, minutesOf, weekdayOf } from '#forms/calling-times.ts';
import { indiaOffsetMs } from '#platform/clock.ts';

/**
 * Time as anyone who answers the telephone has it: nights, Sundays and holidays are not time that someone was kept
 * waiting. The minutes of calling hours since a Monday long ago, as an expression of SQL, so that the difference of
 * two moments is the time worked between them.
 */
const indiaOffsetSeconds = indiaOffsetMs / 1000;
/** From Monday 29 December 1969 to the first day that Postgres' epoch counts from. */
const daysFromMonday = 3;
const dayMs = 86_400_000;

/** A moment as a number of minutes by India's clock. @param moment a column of timestamps */
export function minuteOf(moment: string): string {
  return `floor((extract(epoch from ${moment})::float8 + ${indiaOffsetSeconds}) / 60)::int`;
}

/** @param minute a column of `minuteOf`; @param first the number of the first of three parameters */
export function workedMinutes(minute: string, first: number): string {
  const [from, hours, holidays] = [`$${first}::int`, `$${first + 1}::int[]`, `$${first + 2}::int[]`];
  const day = `(${minute} / 1440 + ${daysFromMonday})`;
  const [length, firstDay, lastDay] = [`(${hours})[1]`, `(${hours})[2]`, `(${hours})[3]`];
  const daysBefore = `(${day} / 7) * (${lastDay} - ${firstDay} + 1)
    + greatest(0, least(${day} % 7, ${lastDay} + 1) - ${firstDay}) - width_bucket(${day} - 1, ${holidays})`;
  const isWorked = `${day} % 7 between ${firstDay} and ${lastDay} and not ${day} = any(${holidays})`;
  return `((${daysBefore}) * ${length}
    + case when ${isWorked} then least(greatest(${minute} % 1440 - ${from}, 0), ${length}) else 0 end)`;
}

/** Values of the three parameters. */
export function workedParameters({ from, to, firstDay, lastDay, holidays }: CallingHours) {
  const onCallingDays = holidays.filter((day) => weekdayOf(day) >= firstDay && weekdayOf(day) <= lastDay);
  const numbers = onCallingDays.map((day) => Date.parse(day) / dayMs + daysFromMonday);
  return [
    minutesOf(from),
    [minutesOf(to) - minutesOf(from), firstDay - 1, lastDay - 1],
    numbers.sort((a, b) => a - b),
  ] as const;
}

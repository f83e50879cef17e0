import { database } from '#platform/database.ts';
import type { CountTable } from './day-counter.ts';

/** Longer than the four weeks that are published, and no longer: the figure is of now. */
export const uptimeRetentionDays = 40;

/**
 * The minutes in which an instance of this site was serving its pages, as it knows itself. Several instances share the
 * rows: a minute is kept once, no matter how many were up. The key of a count is the moment at which the minute begins.
 */
export const minutesUp: CountTable = {
  name: 'minutes of service',
  async save(_day, minutes) {
    await database().query(
      `insert into desk.minutes_up (minute)
       select minute from unnest($1::timestamptz[]) as served (minute) order by minute on conflict do nothing`,
      [[...minutes.keys()]],
    );
  },
  async clear(day) {
    await database().query(
      'delete from desk.minutes_up where minute < $1::date - make_interval(days => $2)',
      [day, uptimeRetentionDays],
    );
  },
};

/** @returns the key of the minute that a moment is in */
export function minuteOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 16)}Z`;
}

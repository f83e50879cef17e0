/**
 * Counts by day that are kept in memory and go to the database once a minute in one statement, so that a count costs no
 * query; those of several instances add up there. What the database does not take now is added the next time.
 */

import { dateInIndia } from '#platform/clock.ts';
import { describeError, log } from '#platform/log.ts';

export type DayCounter = {
  add(key: string): void;
  /** Saves the counts since the last time in the database. */
  store(): Promise<void>;
};

export type CountTable = {
  /** For the log. */
  name: string;
  /** @param day of today in India, `YYYY-MM-DD` @param counts by key, never empty */
  save(day: string, counts: ReadonlyMap<string, number>): Promise<void>;
  /** Deletes what is past its time; called on the first saving of a day. */
  clear(day: string): Promise<void>;
};

export function dayCounter({ name, save, clear }: CountTable): DayCounter {
  let counted = new Map<string, number>();
  let clearedOn = '';
  const add = (key: string, times: number) => counted.set(key, (counted.get(key) ?? 0) + times);
  return {
    add: (key) => void add(key, 1),
    async store() {
      if (counted.size === 0) return;
      const taken = counted;
      counted = new Map();
      // A count of the last minute before midnight may fall to the next day.
      const day = dateInIndia();
      try {
        // First, so that what fails has added nothing.
        if (clearedOn !== day) await clear(day);
        clearedOn = day;
        await save(day, taken);
      } catch (error) {
        log.warn(`${name} stay in memory`, describeError(error));
        for (const [key, times] of taken) add(key, times);
      }
    },
  };
}

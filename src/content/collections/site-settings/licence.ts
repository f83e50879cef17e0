import { isDay } from '#platform/clock.ts';

/** The broker's licence: how long it is valid, and when its holder has to be told. Days are `YYYY-MM-DD`. */
export type Licence = { state: 'undated' | 'valid' | 'ending' | 'past'; daysLeft: number };

const noticeDays = 60;
const dayMs = 86_400_000;

/** The last day that counts is the one until which it is valid. */
export function judgeLicence(validTill: string, today: string): Licence {
  if (!isDay(validTill)) return { state: 'undated', daysLeft: 0 };
  const daysLeft = Math.round((Date.parse(validTill) - Date.parse(today)) / dayMs);
  if (daysLeft < 0) return { state: 'past', daysLeft };
  return { state: daysLeft > noticeDays ? 'valid' : 'ending', daysLeft };
}

/** For the desk. @returns true, or what is wrong with the value */
export function judgeDate(value: unknown): true | string {
  return (typeof value === 'string' && isDay(value)) || 'Please give a day, such as 2027-04-30.';
}

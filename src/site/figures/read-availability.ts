import { momentInIndia } from '#platform/clock.ts';
import { database } from '#platform/database.ts';

/** Minutes in which an instance was serving pages, of those since the site began to count. */
export type Availability = { served: number; minutes: number; since: string };

const minuteMs = 60_000;
const minutesOfDay = 1440;

/**
 * @param first the first day of India's calendar, `YYYY-MM-DD` @param next the day after the last one
 * @returns nothing while less than a day has been counted
 */
export async function readAvailability(first: string, next: string): Promise<Availability | undefined> {
  const [from, to] = [momentInIndia(first, '00:00'), momentInIndia(next, '00:00')];
  const { rows } = await database().query<{ began: Date | null; served: number }>(
    `select min(minute) as began, (count(*) filter (where minute >= $1 and minute < $2))::int as served
      from desk.minutes_up`,
    [from, to],
  );
  const [{ began, served } = { began: null, served: 0 }] = rows;
  if (!began) return undefined;
  const since = new Date(Math.max(from.getTime(), began.getTime()));
  const minutes = Math.round((to.getTime() - since.getTime()) / minuteMs);
  return minutes < minutesOfDay ? undefined : { served, minutes, since: since.toISOString() };
}

/**
 * How often each published page is opened: a day, a path, a number, and nothing of who opened it. A visit is counted
 * in memory, and the numbers go to the database once a minute in one statement, so that a page costs no query; those of
 * several instances add up there. Left out are robots that give their name, and pages that are rendered for one person. A
 * browser that fetches a page just before its visitor's finger is down counts as the visit that it nearly always is.
 */

import { dateInIndia } from '#platform/clock.ts';
import { database } from '#platform/database.ts';
import { describeError, log } from '#platform/log.ts';
import { isRobot } from './is-robot.ts';
import { visitRetentionMonths } from './visit-retention.ts';

const storeEveryMs = 60_000;

export type VisitCounter = {
  count(path: string, userAgent: string | undefined): void;
  /** Saves the counts since the last time in the database. */
  store(): Promise<void>;
  stop(): Promise<void>;
};

export function startVisitCounter(): VisitCounter {
  let counted = new Map<string, number>();
  let clearedOn = '';

  async function store(): Promise<void> {
    if (counted.size === 0) return;
    const visits = counted;
    counted = new Map();
    // A visit in the last minute before midnight may fall to the next day.
    const day = dateInIndia();
    try {
      // First, so that what fails has added nothing.
      if (clearedOn !== day) await clearVisits(day);
      clearedOn = day;
      await addVisits(day, visits);
    } catch (error) {
      log.warn('visits stay in memory', describeError(error));
      for (const [path, times] of visits) add(path, times);
    }
  }

  function add(path: string, times: number): void {
    counted.set(path, (counted.get(path) ?? 0) + times);
  }

  const timer = setInterval(store, storeEveryMs).unref();
  return {
    count(path, userAgent) {
      if (!isRobot(userAgent)) add(path, 1);
    },
    store,
    async stop() {
      clearInterval(timer);
      await store();
    },
  };
}

async function addVisits(day: string, visits: ReadonlyMap<string, number>): Promise<void> {
  await database().query(
    // In one order on every instance, so that two that store at once wait for each other and never in a circle.
    `insert into desk.page_visits as kept (day, path, visits)
     select $1::date, path, visits from unnest($2::text[], $3::int[]) as seen (path, visits) order by path
     on conflict (day, path) do update set visits = kept.visits + excluded.visits`,
    [day, [...visits.keys()], [...visits.values()]],
  );
}

async function clearVisits(today: string): Promise<void> {
  await database().query('delete from desk.page_visits where day < $1::date - make_interval(months => $2)', [
    today,
    visitRetentionMonths,
  ]);
}

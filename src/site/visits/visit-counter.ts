/**
 * Counts visits, with nothing about the people who came: how often each published page is opened, how fast pages
 * were where a browser reports it, and the minutes in which pages were served at all. Robots that give their name, and
 * pages that are rendered for one person, are left out. A browser that fetches a page just before its visitor's finger
 * is down counts as the visit that it nearly always is.
 */

import { dayCounter } from './day-counter.ts';
import { isRobot } from './is-robot.ts';
import { minuteOf, minutesUp } from './minutes-up.ts';
import { speedCounter } from './page-speeds.ts';
import { pageVisits } from './page-visits.ts';

const storeEveryMs = 60_000;
// Well below a minute, so that none is passed over.
const lookEveryMs = 20_000;

export type VisitCounter = {
  count(path: string, userAgent: string | undefined): void;
  /** Saves the counts since the last time in the database. */
  store(): Promise<void>;
  stop(): Promise<void>;
};

/** @param isServing whether visitors are answered at the moment */
export function startVisitCounter(isServing: () => boolean = () => false): VisitCounter {
  const visits = dayCounter(pageVisits);
  const minutes = dayCounter(minutesUp);

  async function store(): Promise<void> {
    for (const counter of [visits, speedCounter, minutes]) await counter.store();
  }

  function look(): void {
    if (isServing()) minutes.add(minuteOf(new Date()));
  }

  const timers = [setInterval(store, storeEveryMs).unref(), setInterval(look, lookEveryMs).unref()];
  return {
    count(path, userAgent) {
      if (!isRobot(userAgent)) visits.add(path);
    },
    store,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      look();
      await store();
    },
  };
}

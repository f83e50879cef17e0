import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { dateInIndia } from '#platform/clock.ts';
import { startVisitCounter } from '#site/visits/visit-counter.ts';
import { rowsOf, withDatabase } from '../support/database.ts';

/** Visits of pages, counted without anything of who came. */
withDatabase();
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const kept = () =>
  rowsOf(`select to_char(day, 'YYYY-MM-DD') as day, path, visits from desk.page_visits order by path`);

test('Visits of several instances add up by day and page, robots left out, and nothing is stored twice', async () => {
  const [one, other] = [startVisitCounter(), startVisitCounter()];
  for (const path of ['/', '/', '/motor-insurance']) one.count(path, browser);
  other.count('/', browser);
  other.count('/about', 'Googlebot/2.1');
  await Promise.all([one.store(), other.store()]);
  await one.store();
  other.count('/motor-insurance', browser);
  await Promise.all([one.stop(), other.stop()]);
  const day = dateInIndia();
  expect(await kept()).toEqual([
    { day, path: '/', visits: 3 },
    { day, path: '/motor-insurance', visits: 2 },
  ]);
});

test('Visits that the database does not take now are stored the next time', async () => {
  const counter = startVisitCounter();
  counter.count('/later', browser);
  await rowsOf('alter table desk.page_visits rename to away');
  await counter.store();
  counter.count('/later', browser);
  await rowsOf('alter table desk.away rename to page_visits');
  await counter.stop();
  expect((await kept()).find(({ path }) => path === '/later')?.visits).toBe(2);
});

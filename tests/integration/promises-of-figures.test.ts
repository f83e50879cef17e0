import { expect } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { dateInIndia } from '#platform/clock.ts';
import { database } from '#platform/database.ts';
import { pageSpeedTable } from '#site/visits/page-speeds.ts';
import { visitRetentionMonths } from '#site/visits/visit-retention.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { promise, textOf } from '../support/promise.ts';

/** The promise about the speed that one view in twenty reports. */
withDatabase();

const policy = textOf('content/pages/privacy-policy.json');

promise(
  'One page view in twenty is measured for [our own figures](/how-fast). When you leave the page, your browser sends us how fast it was, in broad bands, with the kind of page and whether your screen is as narrow as a phone’s. No cookie and nothing about you is sent. A browser that saves data or asks not to be tracked sends nothing. We keep only totals, and they are also deleted after {visitsKept}.',
  policy,
  async () => {
    // That a browser does so, and the endpoint takes no more: the journey `long-how-fast`, and `page-speed.test.ts`.
    const columns = await rowsOf(
      `select column_name as name from information_schema.columns
        where table_schema = 'desk' and table_name = 'page_speeds' order by ordinal_position`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      'day',
      'page_kind',
      'device',
      'metric',
      'step',
      'times',
    ]);
    await database().query(
      `insert into desk.page_speeds
         select (current_date - make_interval(months => $1, days => d))::date, 'home', 'wide', 'lcp', 1, 5
         from unnest(array[-3, 3]) d`,
      [visitRetentionMonths],
    );
    await pageSpeedTable.clear(dateInIndia());
    expect(await rowsOf('select count(*)::int as days from desk.page_speeds')).toEqual([{ days: 1 }]);
  },
);

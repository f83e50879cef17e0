import { database } from '#platform/database.ts';
import type { CountTable } from './day-counter.ts';
import { visitRetentionMonths } from './visit-retention.ts';

/** How often each published page is opened: a day, a path, a number. The key of a count is the path. */
export const pageVisits: CountTable = {
  name: 'visits',
  async save(day, visits) {
    await database().query(
      // In one order on every instance, so that two that store at once wait for each other and never in a circle.
      `insert into desk.page_visits as kept (day, path, visits)
       select $1::date, path, visits from unnest($2::text[], $3::int[]) as seen (path, visits) order by path
       on conflict (day, path) do update set visits = kept.visits + excluded.visits`,
      [day, [...visits.keys()], [...visits.values()]],
    );
  },
  async clear(day) {
    await database().query(
      'delete from desk.page_visits where day < $1::date - make_interval(months => $2)',
      [day, visitRetentionMonths],
    );
  },
};

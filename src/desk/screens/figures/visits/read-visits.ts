import { database } from '#platform/database.ts';
import type { Period } from '../period.ts';

export type Visits = {
  total: number;
  /** Every day of the period on which someone came, `YYYY-MM-DD`. */
  byDay: ReadonlyMap<string, number>;
  byPage: ReadonlyMap<string, number>;
};

export async function readVisits({ first, last }: Period): Promise<Visits> {
  const { rows } = await database().query<{ day: string | null; path: string | null; visits: number }>(
    `select to_char(day, 'YYYY-MM-DD') as day, path, sum(visits)::int as visits from desk.page_visits
      where day between $1 and $2 group by grouping sets ((day), (path)) order by day`,
    [first, last],
  );
  const byDay = new Map(rows.flatMap(({ day, visits }) => (day === null ? [] : [[day, visits] as const])));
  const byPage = new Map(
    rows.flatMap(({ path, visits }) => (path === null ? [] : [[path, visits] as const])),
  );
  return { total: [...byDay.values()].reduce((sum, visits) => sum + visits, 0), byDay, byPage };
}

import { pageKinds } from '#content/model.ts';
import { database } from '#platform/database.ts';
import { type CountTable, dayCounter } from './day-counter.ts';
import { type Device, type SpeedMetric, speedSteps } from './speed-buckets.ts';
import { visitRetentionMonths } from './visit-retention.ts';

/** Kinds of pages as a page itself names them; `plain` is one that is not content, such as a form. */
export const measuredKinds = [...pageKinds, 'plain'] as const;
export type MeasuredKind = (typeof measuredKinds)[number];

/** One view of a page, as its browser reports it: for each metric that it has measured the step of `speedSteps`. */
export type SpeedReport = { kind: MeasuredKind; device: Device } & Partial<Record<SpeedMetric, number>>;

export const pageSpeedTable: CountTable = {
  name: 'speeds of pages',
  async save(day, counts) {
    const rows = [...counts].map(([key, times]) => [...key.split(' '), times]);
    await database().query(
      `insert into desk.page_speeds as kept (day, page_kind, device, metric, step, times)
       select $1::date, page_kind, device, metric, step, times
         from unnest($2::text[], $3::text[], $4::text[], $5::smallint[], $6::int[])
           as seen (page_kind, device, metric, step, times)
         order by page_kind, device, metric, step
       on conflict (day, page_kind, device, metric, step) do update set times = kept.times + excluded.times`,
      [day, ...[0, 1, 2, 3, 4].map((column) => rows.map((row) => row[column]))],
    );
  },
  async clear(day) {
    await database().query(
      'delete from desk.page_speeds where day < $1::date - make_interval(months => $2)',
      [day, visitRetentionMonths],
    );
  },
};

/** One for this process: the endpoint adds to it, and the visit counter stores it. */
export const speedCounter = dayCounter(pageSpeedTable);

export function countSpeed({ kind, device, ...measured }: SpeedReport): void {
  for (const metric of Object.keys(speedSteps) as SpeedMetric[]) {
    const step = measured[metric];
    if (step !== undefined) speedCounter.add([kind, device, metric, step].join(' '));
  }
}

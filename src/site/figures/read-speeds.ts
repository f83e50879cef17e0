import { database } from '#platform/database.ts';
import type { MeasuredKind } from '../visits/page-speeds.ts';
import type { Device, SpeedMetric } from '../visits/speed-buckets.ts';
import { fewestShown } from './minimum.ts';

/** Three of four views were in this step of `speedSteps` or a better one. */
export type Speed = { step: number; views: number };
export type Speeds = {
  /** All pages together. A figure that rests on too few views is absent. */
  all: Partial<Record<SpeedMetric, Partial<Record<Device, Speed>>>>;
  /** When the largest part of a page was visible, by the kind of page. */
  lcpByKind: Partial<Record<MeasuredKind, Partial<Record<Device, Speed>>>>;
};

type Row = { kind: MeasuredKind; device: Device; metric: SpeedMetric; step: number; times: number };

/** @param first and @param last days of India's calendar, `YYYY-MM-DD`, both of them in */
export async function readSpeeds(first: string, last: string): Promise<Speeds> {
  const { rows } = await database().query<Row>(
    `select page_kind as kind, device, metric, step, sum(times)::int as times from desk.page_speeds
      where day between $1 and $2 group by 1, 2, 3, 4 order by step`,
    [first, last],
  );
  return speedsOf(rows);
}

/** @param rows in the order of their steps */
export function speedsOf(rows: readonly Row[]): Speeds {
  const speeds: Speeds = { all: {}, lcpByKind: {} };
  for (const [metric, ofMetric] of Map.groupBy(rows, (row) => row.metric))
    speeds.all[metric] = byDevice(ofMetric);
  const paints = rows.filter(({ metric }) => metric === 'lcp');
  for (const [kind, ofKind] of Map.groupBy(paints, (row) => row.kind)) {
    const shown = byDevice(ofKind);
    if (shown.narrow || shown.wide) speeds.lcpByKind[kind] = shown;
  }
  return speeds;
}

function byDevice(rows: readonly Row[]): Partial<Record<Device, Speed>> {
  const groups = Map.groupBy(rows, ({ device }) => device);
  const found = [...groups].map(([device, ofDevice]) => [device, threeOfFour(ofDevice)] as const);
  return Object.fromEntries(found.filter(([, speed]) => speed !== undefined));
}

function threeOfFour(rows: readonly Row[]): Speed | undefined {
  const views = rows.reduce((sum, { times }) => sum + times, 0);
  if (views < fewestShown) return undefined;
  let reached = 0;
  for (const { step, times } of rows) {
    reached += times;
    if (reached >= views * 0.75) return { step, views };
  }
  return undefined;
}

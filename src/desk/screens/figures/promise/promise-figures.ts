/** Was the first call made by when it was promised? By purpose, in hours of work. */
import { type Purpose, purposeOf } from '../purposes.ts';
import type { PeriodSums } from '../sums/period-sums.ts';

export type PromiseOfPurpose = {
  purpose: Purpose;
  /** Called by then; called after; not called yet although it is past. */
  kept: number;
  late: number;
  overdue: number;
  /** Half of those who were called were called within so many minutes of work; nothing where no one was. */
  medianMinutes: number | undefined;
  /** Calls by whole hours of work that were left, or that it was too late. */
  hoursLeft: ReadonlyMap<number, number>;
  hoursLate: ReadonlyMap<number, number>;
};

export type PromiseFigures = {
  purposes: PromiseOfPurpose[];
  all: Pick<PromiseOfPurpose, 'kept' | 'late' | 'overdue' | 'medianMinutes'>;
  /** Not due yet, and closed without a call: neither kept nor broken. */
  notDue: number;
  alone: number;
};

export function promiseFigures(
  sums: PeriodSums,
  overdueByPurpose: ReadonlyMap<string, number>,
): PromiseFigures {
  const keys = sums.counted('purpose').map(({ key }) => key);
  const purposes = keys.map((key) => ({
    purpose: purposeOf(key),
    kept: sums.total('kept', key),
    late: sums.total('late', key),
    overdue: overdueByPurpose.get(key) ?? 0,
    medianMinutes: medianMinutes([sums.bins('waited', key)]),
    hoursLeft: sums.bins('kept', key),
    hoursLate: sums.bins('late', key),
  }));
  const sumOf = (count: (of: (typeof purposes)[number]) => number) =>
    purposes.reduce((sum, purpose) => sum + count(purpose), 0);
  const [kept, late, overdue] = [
    sumOf((of) => of.kept),
    sumOf((of) => of.late),
    sumOf((of) => of.overdue),
  ] as const;
  const awaited = keys.reduce((sum, key) => sum + sums.total('awaited', key), 0);
  return {
    purposes: purposes.filter((of) => of.kept + of.late + of.overdue > 0),
    all: { kept, late, overdue, medianMinutes: medianMinutes(keys.map((key) => sums.bins('waited', key))) },
    notDue: Math.max(0, awaited - overdue),
    alone: keys.reduce((sum, key) => sum + sums.total('alone', key), 0),
  };
}

const quarterMinutes = 15;

/** From quarters of an hour, told as the end of the one in which the half is reached. */
function medianMinutes(quarters: readonly ReadonlyMap<number, number>[]): number | undefined {
  const all = quarters.flatMap((bins) => [...bins]).sort(([a], [b]) => a - b);
  const half = all.reduce((sum, [, times]) => sum + times, 0) / 2;
  let reached = 0;
  for (const [quarter, times] of all) {
    reached += times;
    if (reached >= half) return (quarter + 1) * quarterMinutes;
  }
  return undefined;
}

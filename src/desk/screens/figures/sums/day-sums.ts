/**
 * The figures' day sums, kept in memory: with 200,000 cases a year is calculated in two seconds, and a page has a third
 * of one. Anyone who looks has the days calculated again on which something has changed since the last look, which the
 * indexes on `updated_at` show; once an hour all of it, since an erasure leaves no trace there. No one waits long for that:
 * a page whose sums come too late is rendered with those that there are, and says of when they are.
 */

import type { CallingHours } from '#forms/calling-times.ts';
import { database } from '#platform/database.ts';
import { addDays } from '#platform/days.ts';
import { describeError, log } from '#platform/log.ts';
import { computeDays, type DaySpan } from './compute-days.ts';
import { type PackedSums, packedSums } from './packed-sums.ts';

export type DaySums = { asOf: Date; sums: PackedSums };

type Kept = DaySums & { wholeAt: number; from: string; hours: string };

const maxWaitMs = 120;
const wholeEveryMs = 3_600_000;
/** So that no statement is long, and visitors' have their turn in between. */
const daysAtOnce = 14;
/** A transaction writes the moment of its beginning and is seen at its end: what it wrote may be this old by then. */
const longestTransaction = '2 minutes';

let kept: Kept | undefined;
let running: Promise<void> | undefined;

/** @param days all that someone may ask for */
export async function daySums(days: DaySpan, hours: CallingHours): Promise<DaySums> {
  running ??= refresh(days, hours).finally(() => {
    running = undefined;
  });
  if (!kept || kept.from > days.first) await running;
  else await Promise.race([running.catch(warn), pause(maxWaitMs)]);
  return kept ?? { asOf: new Date(), sums: packedSums() };
}

async function refresh({ first: from, last }: DaySpan, hours: CallingHours): Promise<void> {
  const { rows } = await database().query<{ now: Date }>('select now()');
  const asOf = rows[0]?.now ?? new Date();
  const isOld = !kept || Date.now() - kept.wholeAt > wholeEveryMs;
  if (!kept || isOld || kept.from > from || kept.hours !== JSON.stringify(hours)) {
    const sums = packedSums();
    for (const span of spansOf(from, last))
      for (const [day, ofDay] of await computeDays(span, hours)) sums.set(day, ofDay);
    kept = { asOf, sums, wholeAt: Date.now(), from, hours: JSON.stringify(hours) };
    return;
  }
  for (const day of await changedDays(kept)) {
    const reckoned = await computeDays({ first: day, last: day }, hours);
    kept.sums.set(day, reckoned.get(day) ?? []);
  }
  kept.asOf = asOf;
}

async function changedDays({ asOf, from }: Kept): Promise<string[]> {
  const changed = (table: string) => `
    select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day from ${table}
    where updated_at > $1::timestamptz - interval '${longestTransaction}' and created_at >= $2::date::timestamp at time zone 'Asia/Kolkata'`;
  const { rows } = await database().query<{ day: string }>(
    `${changed('cases')} union ${changed('consents')} order by day desc`,
    [asOf, from],
  );
  return rows.map(({ day }) => day);
}

function spansOf(from: string, to: string): DaySpan[] {
  const spans: DaySpan[] = [];
  for (let first = from; first <= to; first = addDays(first, daysAtOnce))
    spans.push({ first, last: addDays(first, daysAtOnce - 1) });
  return spans;
}

function warn(error: unknown): void {
  log.warn('figures are not of now', describeError(error));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

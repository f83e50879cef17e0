import { caseOutcomes } from '#cases/case-words.ts';
import { calledRegisters } from '#enquiry/registers.ts';
import { siteFacts } from '#enquiry/store/site-facts.ts';
import { type ConsentPurpose, consentPurposes } from '#forms/consents.ts';
import { dateInIndia } from '#platform/clock.ts';
import { database } from '#platform/database.ts';
import { type Period, type PeriodName, periodOf, spanOf } from './period.ts';
import { type PromiseFigures, promiseFigures } from './promise/promise-figures.ts';
import { daySums } from './sums/day-sums.ts';
import type { PackedSums } from './sums/packed-sums.ts';
import type { Counted, PeriodSums } from './sums/period-sums.ts';
import { readVisits, type Visits } from './visits/read-visits.ts';

export type Figures = {
  period: Period;
  asOf: Date;
  total: number;
  /** Each with the most frequent first. */
  purposes: Counted[];
  pages: Counted[];
  campaigns: Counted[];
  outcomes: Counted[];
  promise: PromiseFigures;
  consents: ConsentFigure[];
  visits: Visits;
};

export type ConsentFigure = { purpose: ConsentPurpose; given: number; refused: number; withdrawn: number };

export async function readFigures(name: PeriodName, now: Date): Promise<Figures> {
  const today = dateInIndia(now);
  const period = periodOf(name, today);
  const { callingHours } = await siteFacts();
  const [kept, overdue, visits] = await Promise.all([
    daySums({ first: periodOf('year', today).first, last: today }, callingHours),
    readOverdue(period, now),
    readVisits(period),
  ]);
  const sums = sumsOfPeriod(period, kept.sums);
  const purposes = sums.counted('purpose');
  return {
    period,
    asOf: kept.asOf,
    total: purposes.reduce((sum, { total }) => sum + total, 0),
    purposes,
    pages: sums.counted('page'),
    campaigns: sums.counted('campaign').filter(({ key }) => key !== ''),
    outcomes: outcomesInOrder(sums.counted('outcome')),
    promise: promiseFigures(sums, overdue),
    consents: consentPurposes.map((purpose) => ({
      purpose,
      given: sums.total('given', purpose),
      refused: sums.total('refused', purpose),
      withdrawn: sums.total('withdrawn', purpose),
    })),
    visits,
  };
}

/** The first look calculates every day of a year: done at the start, so that no one waits for it. */
export async function prepareFigures(): Promise<void> {
  await readFigures('year', new Date()).catch(() => undefined);
}

function sumsOfPeriod(period: Period, packed: PackedSums): PeriodSums {
  const { first, last, spans } = period;
  const counts = new Map<string, Counted>();
  const byBin = new Map<string, Map<number, number>>();
  const added = packed.added(spans.length, (day) => (day < first || day > last ? -1 : spanOf(period, day)));
  for (const { about, key, bin, bySpan } of added) {
    const name = `${about} ${key}`;
    const total = bySpan.reduce((sum, count) => sum + count, 0);
    const former = counts.get(name);
    counts.set(name, {
      key,
      bySpan: bySpan.map((count, span) => count + (former?.bySpan[span] ?? 0)),
      total: total + (former?.total ?? 0),
    });
    byBin.set(name, (byBin.get(name) ?? new Map<number, number>()).set(bin, total));
  }
  return {
    counted: (about) =>
      [...counts]
        .filter(([name]) => name.startsWith(`${about} `))
        .map(([, counted]) => counted)
        .sort((a, b) => b.total - a.total || a.key.localeCompare(b.key)),
    total: (about, key) => counts.get(`${about} ${key}`)?.total ?? 0,
    bins: (about, key) => byBin.get(`${about} ${key}`) ?? new Map(),
  };
}

/** As the words of a case have them, what is open last. */
function outcomesInOrder(outcomes: Counted[]): Counted[] {
  const order = [...Object.keys(caseOutcomes), 'open'];
  return outcomes.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
}

/** By purpose: still not called, and the promise is past. That changes with the clock alone, so no day sum has it. */
async function readOverdue({ first }: Period, now: Date): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database().query<{ key: string; times: number }>(
    `select coalesce(nullif(purpose, ''), register::text) as key, count(*)::int as times from cases
      where state <> 'closed' and first_call_at is null and promised_at < $2 and register = any($3)
        and created_at >= $1::date::timestamp at time zone 'Asia/Kolkata' group by 1`,
    [first, now, calledRegisters],
  );
  return new Map(rows.map(({ key, times }) => [key, times]));
}

import { caseOutcomes } from '#enquiry/cases/case-words.ts';
import { siteFacts } from '#enquiry/store/site-facts.ts';
import { type ConsentPurpose, consentPurposes } from '#forms/consents.ts';
import { dateInIndia } from '#platform/clock.ts';
import { database } from '#platform/database.ts';
import { type Period, type PeriodName, periodOf, spanOf } from './period.ts';
import { type PromiseFigures, promiseFigures } from './promise/promise-figures.ts';
import { daySums } from './sums/day-sums.ts';
import type { About, DaySum } from './sums/reckon-days.ts';
import { readVisits, type Visits } from './visits/read-visits.ts';

/** Something that is counted: in each span of the period, and in all of it. */
export type Counted = { key: string; bySpan: readonly number[]; total: number };

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
  const [{ asOf, days }, overdue, visits] = await Promise.all([
    daySums({ first: periodOf('year', today).first, last: today }, callingHours),
    readOverdue(period, now),
    readVisits(period),
  ]);
  const sums = sumsOfPeriod(period, days);
  const purposes = sums.counted('purpose');
  return {
    period,
    asOf,
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

export type PeriodSums = {
  counted(about: About): Counted[];
  total(about: About, key: string): number;
  /** How many of them in each bin. */
  bins(about: About, key: string): ReadonlyMap<number, number>;
};

function sumsOfPeriod(period: Period, days: ReadonlyMap<string, readonly DaySum[]>): PeriodSums {
  const bySpan = new Map<string, Map<string, number[]>>();
  const byBin = new Map<string, Map<number, number>>();
  for (const [day, sums] of days) {
    if (day < period.first || day > period.last) continue;
    const span = spanOf(period, day);
    for (const { about, key, bin, times } of sums) {
      const keys = grown(bySpan, about, () => new Map<string, number[]>());
      const counts = grown(keys, key, () => period.spans.map(() => 0));
      counts[span] = (counts[span] ?? 0) + times;
      const bins = grown(byBin, `${about} ${key}`, () => new Map<number, number>());
      bins.set(bin, (bins.get(bin) ?? 0) + times);
    }
  }
  const sumOf = (counts: readonly number[] = []) => counts.reduce((sum, count) => sum + count, 0);
  return {
    counted: (about) =>
      [...(bySpan.get(about) ?? [])]
        .map(([key, counts]) => ({ key, bySpan: counts, total: sumOf(counts) }))
        .sort((a, b) => b.total - a.total || a.key.localeCompare(b.key)),
    total: (about, key) => sumOf(bySpan.get(about)?.get(key)),
    bins: (about, key) => byBin.get(`${about} ${key}`) ?? new Map(),
  };
}

function grown<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
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
      where state <> 'closed' and first_call_at is null and promised_at < $2
        and created_at >= $1::date::timestamp at time zone 'Asia/Kolkata' group by 1`,
    [first, now],
  );
  return new Map(rows.map(({ key, times }) => [key, times]));
}

import { calledRegisters } from '#enquiry/registers.ts';
import type { CallingHours } from '#forms/calling-times.ts';
import { database } from '#platform/database.ts';
import { minuteOf, workedMinutes, workedParameters } from './worked-minutes.ts';

export type DaySpan = { first: string; last: string };

/**
 * Sums of a day's cases and consents, each in the day on which it arrived. `about` says what is counted, `key`
 * of what, and `bin` an hour of work where there is one:
 * - `purpose`, `page`, `campaign`, `outcome`: cases by it
 * - `kept`, `late`: first calls by purpose; `bin` whole hours of work that were left of the promise, or past it
 * - `waited`: the same calls; `bin` quarters of an hour of work from the enquiry to the call
 * - `alone`: closed without a call; `awaited`: open and not called yet; `unpromised`: no one was promised a call
 * - `given`, `refused`, `withdrawn`: consents by their purpose
 */
export type DaySum = { about: About; key: string; bin: number; times: number };

export type About = OfCases | OfCalls | OfConsents;
type OfCases = 'purpose' | 'page' | 'campaign' | 'outcome' | 'waited';
type OfCalls = 'kept' | 'late' | 'alone' | 'awaited' | 'unpromised';
type OfConsents = 'given' | 'refused' | 'withdrawn';

/** A case without a purpose came by a form that implies one: its register takes the purpose's place. */
const purpose = `coalesce(nullif(c.purpose, ''), c.register::text)`;
const outcome = `case when c.state = 'closed' then coalesce(c.outcome::text, 'done') else 'open' end`;
/** Each case has a day by which it is answered; where that is done in writing, no call was promised. */
const isWritten = `c.register::text not in (${calledRegisters.map((name) => `'${name}'`).join()})`;
const call = `case when c.promised_at is null or ${isWritten} then 'unpromised' when c.first_call_at <= c.promised_at then 'kept' when c.first_call_at is not null then 'late'
  when c.state = 'closed' then 'alone' else 'awaited' end`;

const day = `to_char(c.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
/** By its moments, which the index on `created_at` finds, and not by its date, which none does. */
const ofDays = `c.created_at >= $1::date::timestamp at time zone 'Asia/Kolkata'
   and c.created_at < ($2::date + 1)::timestamp at time zone 'Asia/Kolkata'`;

const [asked, promised, called] = ['asked', 'promised', 'called'].map((minute) => workedMinutes(minute, 3));

const sumsOfCases = `
  with sent as (
    select ${day} as day, ${purpose} as purpose, c.page, c.campaign, ${outcome} as outcome, ${call} as call,
      ${minuteOf('c.created_at')} as asked, ${minuteOf('c.promised_at')} as promised, ${minuteOf('c.first_call_at')} as called
    from cases c where ${ofDays} offset 0),
  timed as (
    select *, coalesce(abs(${promised} - ${called}) / 60, 0) as hours,
      case when called is not null and call <> 'unpromised' then greatest(0, ${called} - ${asked}) / 15 end as waited
    from sent offset 0)
  select day, case grouping(page, campaign, outcome, call, waited)
      when 31 then 'purpose' when 15 then 'page' when 23 then 'campaign' when 27 then 'outcome'
      when 29 then call else 'waited' end as about,
    coalesce(page, campaign, outcome, purpose) as key, coalesce(hours, waited, 0) as bin, count(*)::int as times
  from timed group by grouping sets
    ((day, purpose), (day, page), (day, campaign), (day, outcome), (day, purpose, call, hours), (day, purpose, waited))
  having grouping(waited) = 1 or waited is not null`;

const sumsOfConsents = `
  select ${day} as day,
    case c.state when 'given' then 'given' when 'withdrawn' then 'withdrawn' else 'refused' end as about,
    c.purpose::text as key, 0 as bin, count(*)::int as times
  from consents c where ${ofDays} group by 1, 2, 3`;

/**
 * @param span days by India's calendar, `YYYY-MM-DD`, both of them in
 * @returns what each day adds up to; days on which nothing came are left out
 */
export async function computeDays(
  { first, last }: DaySpan,
  hours: CallingHours,
): Promise<ReadonlyMap<string, DaySum[]>> {
  const [cases, consents] = await Promise.all([
    database().query<DaySum & { day: string }>(sumsOfCases, [first, last, ...workedParameters(hours)]),
    database().query<DaySum & { day: string }>(sumsOfConsents, [first, last]),
  ]);
  const sums = new Map<string, DaySum[]>();
  for (const { day, ...sum } of [...cases.rows, ...consents.rows]) {
    const ofDay = sums.get(day);
    if (ofDay) ofDay.push(sum);
    else sums.set(day, [sum]);
  }
  return sums;
}

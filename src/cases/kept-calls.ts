import { calledRegisters } from '#enquiry/registers.ts';
import { database } from '#platform/database.ts';

/**
 * How many of the calls that were promised for a time were made by then. A case that was closed without a call, because
 * the visitor stopped it for instance, counts neither way; one that is still waiting counts as late. Messages and
 * applications are left out: no call was promised.
 */
export type KeptCalls = { kept: number; due: number };

/** @param first the first day of India's calendar on which a call was due, `YYYY-MM-DD` @param last the last one */
export async function readKeptCalls(first: string, last: string): Promise<KeptCalls> {
  const { rows } = await database().query<KeptCalls>(
    `select count(*)::int as due, (count(*) filter (where first_call_at <= promised_at))::int as kept from cases
      where promised_at >= $1::date::timestamp at time zone 'Asia/Kolkata'
        and promised_at < ($2::date + 1)::timestamp at time zone 'Asia/Kolkata'
        and register = any($3) and (first_call_at is not null or state <> 'closed')`,
    [first, last, calledRegisters],
  );
  return rows[0] ?? { kept: 0, due: 0 };
}

import type pg from 'pg';
import { env } from '#platform/env.ts';
import { type Allowance, consumeByAddress, type RateLimit } from '#platform/rate-limits.ts';
import { registerNames, registerOf } from '../registers.ts';
import type { AnyChannel } from '../submit/submission.ts';

/**
 * How often one may save. Per phone and per e-mail what counts is what was saved, not what was tried: a
 * visitor who forgets a box is not locked out, and no one can lock out someone else's number without
 * solving captchas. Per address it is the attempts, loosely: thousands share one behind a mobile carrier.
 */
export const savesPerHour = 5;
export const perAddress: Record<AnyChannel, RateLimit> = {
  dialog: { name: 'saves-per-address', points: 300, seconds: 3600 },
  // The page without JavaScript has no captcha, and few visitors.
  page: { name: 'page-saves-per-address', points: 30, seconds: 3600 },
  // Counted for a member of the staff, whose address is their own.
  telephone: { name: 'saves-by-hand', points: 300, seconds: 3600 },
  'walk-in': { name: 'saves-by-hand', points: 300, seconds: 3600 },
};

/** As far as what was sent names one: of a number or an address that is none, no one has records. */
export type Person = { phone?: string; email?: string };

/** Asked for every attempt, whatever came of validating it. */
export function allowanceOfAddress(channel: AnyChannel, address: string): Promise<Allowance> {
  return consumeByAddress(perAddress[channel], address);
}

/**
 * Waits until no other save of this phone or e-mail is under way, so that many at once cannot slip past the
 * count. Held until the transaction ends. Always phone first: two that wait for each other would never end.
 */
export async function lockPerson(client: pg.ClientBase, { phone = '', email = '' }: Person): Promise<void> {
  if (!env().hasRateLimits) return;
  const names = [`phone:${phone}`, ...(email ? [`email:${email.toLowerCase()}`] : [])];
  await client.query({
    name: 'lock-person',
    text: 'select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest($1::text[]) as name',
    values: [names],
  });
}

/** Finds a person's saves of the hour before a moment, whatever the form. */
const recent = registerNames
  .map(registerOf)
  .map(
    ({ table }) => `
        select phone, lower(email) as email, created_at from ${table}
        where created_at > coalesce($3::timestamptz, now()) - interval '1 hour' and ($3 is null or created_at <= $3)
          and (phone = $1 or (lower(email) = $2 and email <> ''))`,
  )
  .join(' union all');

/**
 * Counts the records that a person has of the last hour.
 * @param at the moment at which a record that waited in the journal was sent
 */
export async function allowanceOfPerson(
  client: Pick<pg.ClientBase, 'query'>,
  { phone = '', email = '' }: Person,
  at?: Date,
): Promise<Allowance> {
  if (!env().hasRateLimits) return { isAllowed: true, retryAfterSeconds: 0 };
  const { rows } = await client.query<{ saves: number; retryAfterSeconds: number }>({
    name: 'recent-saves',
    text: `
      with recent as (${recent})
      select greatest(count(*) filter (where phone = $1), count(*) filter (where email = $2 and email <> ''))::int as saves,
        coalesce(ceil(extract(epoch from min(created_at) + interval '1 hour' - coalesce($3, now()))), 0)::int as "retryAfterSeconds"
      from recent`,
    values: [phone, email.toLowerCase(), at ?? null],
  });
  const { saves = 0, retryAfterSeconds = 0 } = rows[0] ?? {};
  return { isAllowed: saves < savesPerHour, retryAfterSeconds };
}

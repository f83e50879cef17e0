/**
 * How often anyone may be wrong. Tries are counted where they come from, so that no one is kept out by what others do: a
 * browser that has logged in before has a count of its own, everything else is counted by account and network address.
 * All tries from places that are new to an account are counted together as well, by a wider bound, against guesses from
 * many addresses. A try is taken before it is checked, so that guesses that arrive together cannot outrun the count, and
 * is given back if it was right. A count is cleared by a complete login only: the password alone gains no tries.
 */

import type pg from 'pg';
import { database } from '#platform/database.ts';
import { consumeByAddress, type RateLimit } from '#platform/rate-limits.ts';
import type { Origin } from '../audit/request-origin.ts';
import { type Source, sourceOf } from './attempt-source.ts';

export const maxAttempts = 5;
export const pauseMinutes = 15;
/** From all new places together, in an hour. */
export const maxFromNewPlaces = 50;
const newPlacesMinutes = 60;
const allNewPlaces = 'new places';

/** Many accounts tried from one address; an office behind one address logs in less often. */
const perAddress: RateLimit = { name: 'logins-per-address', points: 100, seconds: pauseMinutes * 60 };

export async function mayAddressTry(address: string): Promise<boolean> {
  return (await consumeByAddress(perAddress, address)).isAllowed;
}

export type Attempt = Source & {
  /** How many tries are left after this one. */
  left: number;
  /** If it is wrong, new places have to wait. */
  isLastOfNewPlaces: boolean;
};

type Asked = { userId: number; from: Origin };

/** @returns undefined during a pause: nothing is checked then */
export async function takeAttempt({ userId, from }: Asked): Promise<Attempt | undefined> {
  const source = await sourceOf({ userId, from });
  const { rows } = await database().query<{ wrong: number; ofNewPlaces: number | null }>(
    `with own as (
       insert into staff.login_attempts as a (user_id, source, wrong) values ($1, $2, 1)
       on conflict (user_id, source) do update set
         wrong = case when a.paused_until is null then a.wrong else 0 end + 1,
         paused_until = case when a.paused_until is null and a.wrong + 1 >= $3
           then now() + make_interval(mins => $4) end,
         updated_at = now()
       where a.paused_until is null or a.paused_until <= now()
       returning wrong
     ), together as (
       insert into staff.login_attempts as a (user_id, source, wrong) select $1, $5, 1 from own where $6
       on conflict (user_id, source) do update set
         wrong = case when a.began_at > now() - make_interval(mins => $8) then a.wrong else 0 end + 1,
         began_at = case when a.began_at > now() - make_interval(mins => $8) then a.began_at else now() end,
         paused_until = case when a.began_at > now() - make_interval(mins => $8) and a.wrong + 1 >= $7
           then now() + make_interval(mins => $8) end,
         updated_at = now()
       where a.paused_until is null or a.paused_until <= now()
       returning wrong
     )
     select own.wrong, together.wrong as "ofNewPlaces" from own left join together on true`,
    [
      userId,
      source.source,
      maxAttempts,
      pauseMinutes,
      allNewPlaces,
      source.isNew,
      maxFromNewPlaces,
      newPlacesMinutes,
    ],
  );
  const [taken] = rows;
  if (!taken || (source.isNew && taken.ofNewPlaces === null)) return undefined;
  const isLastOfNewPlaces = taken.ofNewPlaces === maxFromNewPlaces;
  return { ...source, left: maxAttempts - taken.wrong, isLastOfNewPlaces };
}

/** It was right. Others that were wrong in the meantime still count. */
export async function giveBackAttempt(userId: number, { source, isNew }: Source): Promise<void> {
  await database().query(
    `update staff.login_attempts set wrong = greatest(wrong - 1, 0),
       paused_until = case when wrong > case when source = $3 then $4::int else $5::int end then paused_until end
     where user_id = $1 and (source = $2 or (source = $3 and $6::boolean))`,
    [userId, source, allNewPlaces, maxFromNewPlaces, maxAttempts, isNew],
  );
}

type Client = Pick<pg.ClientBase, 'query'>;

/** After a complete login; tries from elsewhere still count. */
export async function clearAttempts(client: Client, userId: number, { source }: Source): Promise<void> {
  await client.query('delete from staff.login_attempts where user_id = $1 and source = $2', [userId, source]);
}

/** Ends every pause of an account: an administrator unlocks it, or its owner sets a new password by mailed link. */
export async function clearAllAttempts(client: Client, userId: number): Promise<void> {
  await client.query('delete from staff.login_attempts where user_id = $1', [userId]);
}

/** Counts that nothing was added to for a day. */
export async function deleteOldAttempts(): Promise<void> {
  await database().query(`delete from staff.login_attempts where updated_at < now() - interval '1 day'`);
}

import { database } from '#platform/database.ts';
import { consumeByAddress, type RateLimit } from '#platform/rate-limits.ts';

/**
 * How often somebody may be wrong. Passwords and codes count together on the account: a try is taken before it is
 * judged, in one statement, so that guesses that arrive together cannot outrun the count, and is given back when it was
 * right. The count falls back to nothing only when a login is complete: whoever has the password alone gains no tries.
 */
export const maxAttempts = 5;
export const pauseMinutes = 15;

/** Somebody who tries many accounts from one place; an office behind one address logs in less often. */
const perAddress: RateLimit = { name: 'logins-per-address', points: 100, seconds: 15 * 60 };

export async function mayAddressTry(address: string): Promise<boolean> {
  return (await consumeByAddress(perAddress, address)).isAllowed;
}

/** @returns how many tries are left after this one, or undefined during the pause: then nothing is judged */
export async function takeAttempt(userId: number): Promise<number | undefined> {
  const { rows } = await database().query<{ taken: number }>(
    `update users set
       login_attempts = case when lock_until is null then coalesce(login_attempts, 0) else 0 end + 1,
       lock_until = case when lock_until is null and coalesce(login_attempts, 0) + 1 >= $2
         then now() + make_interval(mins => $3) end
     where id = $1 and (lock_until is null or lock_until <= now())
     returning login_attempts::int as taken`,
    [userId, maxAttempts, pauseMinutes],
  );
  return rows[0] && maxAttempts - rows[0].taken;
}

/** It was right. Others that were wrong meanwhile still count. */
export async function giveBackAttempt(userId: number): Promise<void> {
  await database().query(
    `update users set login_attempts = greatest(login_attempts - 1, 0),
       lock_until = case when login_attempts - 1 >= $2 then lock_until end
     where id = $1`,
    [userId, maxAttempts],
  );
}

/** A complete login, or an administrator who unlocks. */
export async function forgetAttempts(client: Pick<ReturnType<typeof database>, 'query'>, userId: number) {
  await client.query('update users set login_attempts = 0, lock_until = null where id = $1', [userId]);
}

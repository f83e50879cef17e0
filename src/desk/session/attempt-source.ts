import { database } from '#platform/database.ts';
import { addressKeys } from '#platform/ip-address.ts';
import { limitKey } from '#platform/rate-limits.ts';
import type { Origin } from '../audit/request-origin.ts';

/** The key by which attempts are counted, and whether the account has never been logged in to from there. */
export type Source = { source: string; isNew: boolean };

type Asked = { userId: number; from: Origin };

export async function sourceOf({ userId, from }: Asked): Promise<Source> {
  // Anyone who proves themselves again is logged in, and has as many tries, whatever address they come from.
  if (from.sessionId) return { source: `session ${from.sessionId}`, isNew: false };
  const place = placeOf(from);
  const { rows } = await database().query<{ isBrowser: boolean; isPlace: boolean }>(
    `select coalesce(bool_or(id = $2), false) as "isBrowser", coalesce(bool_or(place = $3), false) as "isPlace"
     from staff.known_browsers where user_id = $1`,
    [userId, from.browserId ?? '', place],
  );
  if (rows[0]?.isBrowser) return { source: `browser ${from.browserId}`, isNew: false };
  return { source: `address ${place}`, isNew: !rows[0]?.isPlace };
}

/** The network address as it is kept: a keyed hash; for an IPv6 address, of its /64. */
export function placeOf({ address }: Pick<Origin, 'address'>): string {
  return limitKey(addressKeys(address).subscriber);
}

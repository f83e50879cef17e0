import type pg from 'pg';
import { database } from '../database.ts';

/** A deletion that waits for a person: what it is about, why, and how much would go. */
export type HeldDeletion = {
  /** A table, or `clock` for everything. */
  place: string;
  reason: 'clock-ahead' | 'clock-behind' | 'clock-differs' | 'many';
  count: number;
  /** How many rows there are. */
  of: number;
  since: Date;
};

/** Agreed to today: it is not asked again for as long as a run may be late. */
const releasedFor = '1 day';

export async function hold({ place, reason, count, of }: Omit<HeldDeletion, 'since'>): Promise<void> {
  await database().query(
    `insert into operations.held_deletions (place, reason, count, of) values ($1, $2, $3, $4)
     on conflict (place) do update set reason = $2, count = $3, of = $4, released_at = null, released_by = null`,
    [place, reason, count, of],
  );
}

/** Those that no one has agreed to, the oldest first. */
export async function heldDeletions(): Promise<HeldDeletion[]> {
  const { rows } = await database().query<HeldDeletion>(
    `select place, reason, count, of, since from operations.held_deletions where released_at is null order by since`,
  );
  return rows;
}

/**
 * A person agrees to what their page showed. A later run may hold back more, or for another reason: that needs a new
 * decision.
 * @returns false when it is not held back like that any more
 */
export async function agreeToDeletion(
  client: Pick<pg.ClientBase, 'query'>,
  { place, reason, count }: Pick<HeldDeletion, 'place' | 'reason' | 'count'>,
  who: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update operations.held_deletions set released_at = now(), released_by = $4
     where place = $1 and reason = $2 and count = $3 and released_at is null`,
    [place, reason, count, who],
  );
  return rowCount === 1;
}

/** @param count what would go now; a little more than was agreed to is fine, since days pass */
export async function isReleased(place: string, count = 0): Promise<boolean> {
  const { rowCount } = await database().query(
    `select from operations.held_deletions
     where place = $1 and released_at > now() - interval '${releasedFor}' and $2 <= count * 1.1 + 10`,
    [place, count],
  );
  return rowCount === 1;
}

/** It was carried out, or is not necessary any more. */
export async function release(place: string): Promise<void> {
  await database().query('delete from operations.held_deletions where place = $1', [place]);
}

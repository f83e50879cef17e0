import { database } from '../database.ts';
import { log } from '../log.ts';
import { hold, isReleased, release } from './held-deletions.ts';

/**
 * How much a daily deletion usually takes. More than that is a period that someone has shortened, or a fault: either
 * way a person says yes first.
 */
export type Due = { count: number; of: number; mostLately: number };

/** So few may always go. */
const alwaysFine = 50;
const usualShare = 0.1;
const usualGrowth = 3;

export function isOutOfOrdinary({ count, of, mostLately }: Due): boolean {
  return count > alwaysFine && count > of * usualShare && count > mostLately * usualGrowth;
}

/** @returns false, and says so, while more would go than usual and no one has agreed */
export async function mayDelete(place: string, months: number): Promise<boolean> {
  const due = await dueIn(place, months);
  if (!isOutOfOrdinary(due)) {
    await release(place);
    return true;
  }
  if (await isReleased(place, due.count)) return true;
  const { count, of } = due;
  await hold({ place, reason: 'many', count, of });
  log.error('personal data not deleted: out of the ordinary', { place, count, of });
  return false;
}

export async function noteDeletion(place: string, count: number): Promise<void> {
  await database().query('insert into operations.deletions (place, count) values ($1, $2)', [place, count]);
  await database().query(`delete from operations.deletions where created_at < now() - interval '1 year'`);
  await release(place);
}

async function dueIn(place: string, months: number): Promise<Due> {
  const { rows } = await database().query<Due>(
    `select count(*) filter (where created_at < now() - make_interval(months => $1))::int as count,
       count(*)::int as of,
       coalesce((select max(d.count) from operations.deletions d
         where d.place = $2 and d.created_at > now() - interval '60 days'), 0)::int as "mostLately"
     from ${place}`,
    [months, place],
  );
  return rows[0] ?? { count: 0, of: 0, mostLately: 0 };
}

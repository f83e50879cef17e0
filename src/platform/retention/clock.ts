import { database } from '../database.ts';
import { logThrottled } from '../log-throttled.ts';
import { hold, isReleased, release } from './held-deletions.ts';

/**
 * Whether the clock can be right. A machine that wakes up two years ahead would otherwise take all enquiries for
 * expired. The database remembers the last moment that was believed; every sweep moves it on.
 */

// A site may have been switched off for a while. Longer than that, a person looks at the day first.
const maxGapDays = 40;
const maxBackDays = 1;
/** Between this machine and the database's. */
const maxDifferenceDays = 1;
const dayMs = 86_400_000;

/** Place of the held deletion that represents all of them. */
export const clockPlace = 'clock';

export type ClockFault = 'clock-ahead' | 'clock-behind' | 'clock-differs';

export async function isClockRight(): Promise<boolean> {
  const { rows } = await database().query<{ now: Date; seenAt: Date }>(
    'select now() as now, seen_at as "seenAt" from operations.clock',
  );
  const [row] = rows;
  if (!row) return true;
  const fault = clockFault({ now: row.now, seenAt: row.seenAt, here: new Date() });
  if (fault && !(await isReleased(clockPlace))) {
    await hold({ place: clockPlace, reason: fault, count: 0, of: 0 });
    logThrottled('nothing is deleted: the clock is not believed', { fault }, { level: 'error' });
    return false;
  }
  await trustClock();
  return true;
}

export async function trustClock(): Promise<void> {
  await database().query('update operations.clock set seen_at = now()');
  await release(clockPlace);
}

export function clockFault({
  now,
  seenAt,
  here,
}: Record<'now' | 'seenAt' | 'here', Date>): ClockFault | undefined {
  const passedDays = (now.getTime() - seenAt.getTime()) / dayMs;
  if (passedDays > maxGapDays) return 'clock-ahead';
  if (passedDays < -maxBackDays) return 'clock-behind';
  return Math.abs(here.getTime() - now.getTime()) / dayMs > maxDifferenceDays ? 'clock-differs' : undefined;
}

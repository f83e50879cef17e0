import type { BackupState } from './runs.ts';

const hourMs = 3_600_000;
/** A day and a night for one that was late or had to be tried again. */
export const maxBackupAgeHours = 36;
export const drillEveryDays = 7;
export const maxDrillAgeDays = drillEveryDays + 2;

/** Whether the last backup and the last drill are too long ago, or never succeeded. */
export function overdue({ backup, drill }: BackupState, now: Date): { backup: boolean; drill: boolean } {
  const isOlder = (moment: Date | undefined, hours: number) =>
    !moment || now.getTime() - moment.getTime() > hours * hourMs;
  return {
    backup: isOlder(backup.lastGood?.finishedAt, maxBackupAgeHours),
    drill: isOlder(drill.lastGood?.finishedAt, maxDrillAgeDays * 24),
  };
}

export function isDrillDue({ drill }: BackupState, now: Date): boolean {
  const { lastGood } = drill;
  // A little less than a week, since backups do not finish at the same minute.
  return !lastGood || now.getTime() - lastGood.finishedAt.getTime() > (drillEveryDays * 24 - 6) * hourMs;
}

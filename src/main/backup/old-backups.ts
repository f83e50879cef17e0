import { backupFiles } from '#platform/backup/backup-files.ts';
import type { Env } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';
import { backupEnding } from './make-backup.ts';

const dayMs = 86_400_000;

type Folder = Pick<Env, 'backupTo' | 'backupKeepDays'>;

/** Backups contain what has been deleted since. @param lateMs by how much more they are older than `backupKeepDays` */
export async function oldBackups({ backupTo, backupKeepDays }: Folder, lateMs = 0): Promise<string[]> {
  const names = await backupFiles(backupTo).names({ forMs: backupKeepDays * dayMs + lateMs });
  return names.filter((name) => /^site-.+/.test(name) && name.endsWith(backupEnding));
}

/**
 * Removes them, the newest never. What a folder does not let go is logged, and the doctor names it: the backup itself
 * is good, and must not be made again for that.
 */
export async function removeOldBackups(folder: Folder, newest: string): Promise<void> {
  const files = backupFiles(folder.backupTo);
  try {
    for (const name of await oldBackups(folder)) if (name !== newest) await files.remove(name);
  } catch (error) {
    log.error('old backups not removed', describeError(error));
  }
}

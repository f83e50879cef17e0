import { maxBackupAgeHours } from '#platform/backup/overdue.ts';
import type { Env } from '#platform/env.ts';
import { oldBackups } from '../backup/old-backups.ts';
import { consider, type Finding } from './finding.ts';

const hourMs = 3_600_000;

/** Names how many backups the schedule should have removed: they still have what was deleted or erased since. */
export async function checkOldBackups(env: Env): Promise<Finding[]> {
  if (!env.backupTime) return [];
  // They are removed with the next backup, which may be late.
  const { length } = await oldBackups(env, maxBackupAgeHours * hourMs);
  if (length === 0) return [];
  return [
    consider(
      `${length} backups in ${env.backupTo} are older than BACKUP_KEEP_DAYS, and have what was deleted or erased since.`,
      'Let the site delete files there, or let a rule of the storage delete them when they are that old. The log says why it could not ("old backups not removed").',
    ),
  ];
}

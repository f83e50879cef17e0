import { overdue } from '#platform/backup/overdue.ts';
import type { BackupState } from '#platform/backup/runs.ts';
import { consider, type Finding, stop } from './finding.ts';

/** Whether backups are made, and whether one has lately been restored to prove it. */
export function checkBackups(state: BackupState, backupTime: string | undefined, now: Date): Finding[] {
  if (!backupTime)
    return [
      consider(
        'BACKUP_TIME is not set: no backup is made automatically.',
        'Set it, and BACKUP_TO to a folder on another machine; or make backups another way.',
      ),
    ];
  const late = overdue(state, now);
  const advice = 'See why at /desk/upkeep.';
  return [
    ...(late.backup ? [stop('No backup has succeeded in the last 36 hours.', advice)] : []),
    ...(late.drill ? [stop('No backup has been restored for a trial in the last nine days.', advice)] : []),
  ];
}

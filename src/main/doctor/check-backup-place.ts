import { stat } from 'node:fs/promises';
import path from 'node:path';
import { backupFiles } from '#platform/backup/backup-files.ts';
import { backupKeyFile } from '#platform/backup/backup-key.ts';
import type { BackupState } from '#platform/backup/runs.ts';
import type { Env } from '#platform/env.ts';
import { isObjectUrl } from '#platform/object-storage/object-place.ts';
import { consider, type Finding, stop } from './finding.ts';

type Backups = Pick<Env, 'backupTime' | 'backupTo' | 'backupKey' | 'dataDir'>;

/** Whether one lost disk would take the backups along, or the only key that opens them. */
export async function checkBackupPlace({ backupTime, ...place }: Backups): Promise<Finding[]> {
  if (!backupTime) return [];
  const { backupTo, backupKey, dataDir } = place;
  const keyFile = backupKeyFile(dataDir);
  const elsewhere = 'Set BACKUP_TO to a folder on another machine or in a bucket';
  const isOnSameDisk = !isObjectUrl(backupTo) && (await deviceOf(backupTo)) === (await deviceOf(dataDir));
  if (isOnSameDisk && !backupKey)
    return [
      stop(
        `The backups and their only key are on the disk of ${dataDir}: one lost disk takes the site and all of its backups.`,
        `${elsewhere}. Keep a copy of ${keyFile} where neither this machine nor the backups are, and set BACKUP_KEY to it.`,
      ),
    ];
  if (isOnSameDisk)
    return [
      consider(
        `The backups are on the disk of ${dataDir}: one lost disk takes the site and all of its backups.`,
        `${elsewhere}, or copy them there another way.`,
      ),
    ];
  if (backupKey) return [];
  return [
    consider(
      `BACKUP_KEY is not set: the backups open only with ${keyFile}.`,
      'Keep a copy of it where neither this machine nor the backups are, or set BACKUP_KEY to it.',
    ),
  ];
}

/** A folder that is not there yet will be on the device of the one above it. */
async function deviceOf(folder: string): Promise<number> {
  try {
    return (await stat(folder)).dev;
  } catch (error) {
    const above = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return deviceOf(above);
  }
}

/** Whether the newest backup that was noted as good is still where it was written to. */
export async function checkNewestBackup(
  { backupTime, backupTo }: Backups,
  { backup: { lastGood } }: BackupState,
): Promise<Finding[]> {
  if (!backupTime || !lastGood || (await backupFiles(backupTo).factsOf(lastGood.file))) return [];
  return [
    stop(
      `The newest backup, ${lastGood.file}, is not in ${backupTo} any more.`,
      'Find out what removed it, or whether the disk is mounted. If BACKUP_TO has changed since, move the backups there.',
    ),
  ];
}

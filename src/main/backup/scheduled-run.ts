import path from 'node:path';
import { backupFile } from '#platform/backup/backup-files.ts';
import { isDrillDue } from '#platform/backup/overdue.ts';
import { backupState, noteRun } from '#platform/backup/runs.ts';
import { env } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';
import { drill } from './drill.ts';
import { makeBackup } from './make-backup.ts';
import { removeOldBackups } from './old-backups.ts';

/**
 * A backup, then the drill when a week has passed since the last good one, each noted for the desk. A drill that failed is
 * tried again with the next day's backup. Old backups are removed last.
 * @throws why there is no backup
 */
export async function scheduledRun(): Promise<void> {
  const file = await noted('backup', '', async () => {
    const { file, size, rows, files } = await makeBackup();
    return { file, bytes: size, rows, files };
  });
  await drillIfDue(file);
  await removeOldBackups(env(), path.basename(file));
}

async function drillIfDue(file: string): Promise<void> {
  if (!isDrillDue(await backupState(), new Date())) return;
  try {
    await noted('drill', file, async () => {
      const { rows, files } = await drill(file);
      const { files: store, name } = backupFile(file);
      return { file, bytes: (await store.factsOf(name))?.size ?? 0, rows, files };
    });
  } catch (error) {
    log.error('drill failed', describeError(error));
  }
}

type Done = { file: string; bytes: number; rows: number; files: number };

async function noted(kind: 'backup' | 'drill', about: string, work: () => Promise<Done>): Promise<string> {
  const startedAt = new Date();
  try {
    const done = await work();
    await noteRun({ kind, startedAt, ...done, file: path.basename(done.file), problem: null });
    return done.file;
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 300) : String(error);
    const nothing = { bytes: null, rows: null, files: null };
    await noteRun({ kind, startedAt, file: path.basename(about), ...nothing, problem });
    throw error;
  }
}

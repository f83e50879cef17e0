import path from 'node:path';
import { backupFile, backupFiles } from '#platform/backup/backup-files.ts';
import { isDrillDue } from '#platform/backup/overdue.ts';
import { backupState, noteRun } from '#platform/backup/runs.ts';
import { env } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';
import { drill } from './drill.ts';
import { backupEnding, makeBackup } from './make-backup.ts';

const dayMs = 86_400_000;

/**
 * A backup, then the drill when a week has passed since the last good one, each noted for the desk. A drill that failed is
 * tried again with the next day's backup.
 * @throws why there is no backup
 */
export async function scheduledRun(): Promise<void> {
  const file = await noted('backup', '', async () => {
    const { file, size, rows, files } = await makeBackup();
    return { file, bytes: size, rows, files };
  });
  await removeOld(file);
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

/** Backups contain what has been deleted since: they are removed after `backupKeepDays`, the newest never. */
async function removeOld(newest: string): Promise<void> {
  const files = backupFiles(env().backupTo);
  for (const name of await files.names({ forMs: env().backupKeepDays * dayMs })) {
    if (!/^site-.+/.test(name) || !name.endsWith(backupEnding) || name === path.basename(newest)) continue;
    await files.remove(name);
  }
}

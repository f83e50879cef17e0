import { parseArgs } from 'node:util';
import { closeDatabase } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { pathOrObjectUrl } from '#platform/object-storage/object-place.ts';
import { makeBackup, nameOfNow } from './backup/make-backup.ts';
import { scheduledRun } from './backup/scheduled-run.ts';
import { inWords } from './backup/totals-in-words.ts';
import { reachDatabase } from './open-database.ts';
import { terminalProgress } from './progress.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup -- [file] [--to <folder>]`: changes nothing, and may run while the site is serving. */
async function backup(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { scheduled: { type: 'boolean', default: false }, to: { type: 'string' } },
  });
  const file = fileFor(positionals[0], values.to);
  const progress = terminalProgress();
  const leaveDatabase = await reachDatabase();
  try {
    if (values.scheduled) return await scheduledRun();
    const made = await progress.step('Backing up', () => makeBackup(file));
    progress.say(`${made.file}: ${inWords(made)}, sealed in ${(made.size / 1e6).toFixed(1)} MB.`);
    if (!env().backupKey)
      progress.say(
        `It opens with the key in ${made.keyFile} and with nothing else. Keep a copy of that key away from this machine and from the backups.`,
      );
  } finally {
    await closeDatabase();
    await leaveDatabase();
  }
}

/** @throws NoObjectUrl */
function fileFor(file: string | undefined, folder: string | undefined): string | undefined {
  if (file) return pathOrObjectUrl(file);
  return folder && nameOfNow(pathOrObjectUrl(folder));
}

runCommand(backup);

import path from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { makeBackup } from './backup/make-backup.ts';
import { scheduledRun } from './backup/scheduled-run.ts';
import { inWords } from './backup/totals-in-words.ts';
import { reachDatabase } from './open-database.ts';
import { terminalProgress } from './progress.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup -- [file]`: changes nothing, and may run while the site is serving. */
async function backup(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { scheduled: { type: 'boolean', default: false } },
  });
  const progress = terminalProgress();
  const leaveDatabase = await reachDatabase();
  try {
    if (values.scheduled) return await scheduledRun();
    const file = positionals[0] ? path.resolve(positionals[0]) : undefined;
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

runCommand(backup);

import { closeDatabase } from '#platform/database.ts';
import { reachDatabase } from './open-database.ts';
import { terminalProgress } from './progress.ts';
import { runCommand } from './run-command.ts';
import { migrationNames, runMigrations } from './run-migrations.ts';
import { withStartLock } from './start-lock.ts';

/**
 * `npm run migrate`: brings the schema to where this version needs it, and nothing else; may run while sites
 * start or serve. `npm start` does the same before it serves.
 */
async function migrate(): Promise<void> {
  const progress = terminalProgress();
  const leaveDatabase = await reachDatabase();
  try {
    const applied = await withStartLock(progress.say, (client) => runMigrations(client, progress));
    const all = migrationNames().length;
    progress.say(
      applied.length === 0
        ? `Nothing to do: the database has all ${all} migrations.`
        : `${applied.length} of ${all} migrations applied. The database is up to date.`,
    );
  } finally {
    await closeDatabase();
    await leaveDatabase();
  }
}

runCommand(migrate);

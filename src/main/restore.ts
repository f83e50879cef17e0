import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { endEveryonesSessions } from '#desk/session/end-sessions.ts';
import { backupFile } from '#platform/backup/backup-files.ts';
import { backupKeyFile } from '#platform/backup/backup-key.ts';
import { hasRows } from '#platform/backup/load-database.ts';
import { totalsOf } from '#platform/backup/manifest.ts';
import { type BackupHead, readHead, restoreBackup } from '#platform/backup/restore-backup.ts';
import { asEnvFile } from '#platform/backup/write-backup.ts';
import { closeDatabase } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { markAsOurs } from '#platform/files/pair-folder.ts';
import { gatherStatistics } from '#platform/gather-statistics.ts';
import { pathOrObjectUrl } from '#platform/object-storage/object-place.ts';
import { trustClock } from '#platform/retention/clock.ts';
import { appSecretFile } from '#platform/secrets.ts';
import { writeAtomically } from '#platform/write-atomically.ts';
import { replayLedgers } from '#privacy/ledgers/ledgers.ts';
import { skipNumbers } from '#privacy/ledgers/skip-numbers.ts';
import { allFileStores } from './backup/all-file-stores.ts';
import { RestoreRefused } from './backup/restore-refused.ts';
import { inWords } from './backup/totals-in-words.ts';
import { reachDatabase } from './open-database.ts';
import { pairedFolders } from './paired-folders.ts';
import { terminalProgress } from './progress.ts';
import { runCommand } from './run-command.ts';
import { migrationNames, runMigrations } from './run-migrations.ts';
import { withStartLock } from './start-lock.ts';

const usage = 'npm run restore -- <file> [--replace] [--settings] [--ledgers <folder>]';

/**
 * `npm run restore -- <file>`: fills the database and the data folder from a backup, brings the schema to where this
 * version needs it, ends the sessions of staff, and carries out again what was erased and withdrawn since.
 */
async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      settings: { type: 'boolean', default: false },
      ledgers: { type: 'string' },
    },
  });
  if (!positionals[0]) throw new RestoreRefused(usage);
  const file = pathOrObjectUrl(positionals[0]);
  const key = knownKey();
  const head = await readHead(await opened(file), key);
  const progress = terminalProgress();
  progress.say(`A backup of ${head.manifest.madeAt}, made by version ${head.manifest.version}.`);
  if (values.settings)
    return progress.say(`Its settings are in ${writeSettings(head)}. Delete it when you have read it.`);
  refuseNewer(head);
  refuseOtherSecret(head);

  const leaveDatabase = await reachDatabase();
  try {
    await withStartLock(progress.say, async (client) => {
      await refuseBesideSite(client);
      if (!values.replace && (await hasRows(client)))
        throw new RestoreRefused(
          'The database is not empty. To overwrite it, add --replace; `npm run backup` saves it first.',
        );
      const sums = await progress.step('Restoring', async () =>
        restoreBackup(await opened(file), key, {
          client,
          stores: allFileStores,
          isReplacing: values.replace,
        }),
      );
      progress.say(`Restored and counted: ${inWords(totalsOf(sums))}.`);
      await endEveryonesSessions(client);
      progress.say('All sessions of staff have ended: everyone logs in again.');
      await keepSecret(head);
      await runMigrations(client, progress);
      await gatherStatistics(client);
      await skipNumbers(client);
      for (const { folder } of pairedFolders) await markAsOurs(folder);
      // Anyone who restores looks at the day; the gap since the backup is none of the clock's.
      await trustClock();
    });
    const folder = values.ledgers ? pathOrObjectUrl(values.ledgers) : backupFile(file).folder;
    const { erasures, withdrawals } = await progress.step(
      'Repeating erasures and withdrawals made since then',
      () => replayLedgers(allPersonalData, folder),
    );
    progress.say(`People erased again: ${erasures}.`);
    progress.say(`Consents, newsletters and reminders withdrawn again: ${withdrawals}.`);
    progress.say(
      'What else was changed since then is not repeated. docs/runbooks/restore.md lists where to find it.',
    );
  } finally {
    await closeDatabase();
    await leaveDatabase();
  }
}

/** @throws RestoreRefused, StorageTrouble */
async function opened(file: string): Promise<Readable> {
  const { files, name } = backupFile(file);
  const content = await files.open(name);
  if (!content) throw new RestoreRefused(`There is no ${file}.`);
  return content;
}

/** One that runs would go on with what it has read and made ready: queues, versions, sessions. */
async function refuseBesideSite(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = any($1)`,
    [['site', 'queue', 'listener', 'staff listener', 'desk']],
  );
  if (rowCount)
    throw new RestoreRefused('A site runs on this database. Stop it on every instance, and restore again.');
}

/** @throws RestoreRefused: here none is made, which would open nothing */
function knownKey(): string {
  const { backupKey, dataDir } = env();
  const file = backupKeyFile(dataDir);
  if (!backupKey && !fs.existsSync(file))
    throw new RestoreRefused(
      `Set BACKUP_KEY to the key that the backup was sealed with, or put it into ${file}.`,
    );
  return backupKey ?? fs.readFileSync(file, 'utf8').trim();
}

function refuseNewer({ manifest }: BackupHead): void {
  const known = new Set(migrationNames());
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new RestoreRefused(
      `The backup is from a newer version of the site (${unknown.join(', ')}). Install that version, and restore with it.`,
    );
}

/**
 * Second factors are sealed with it, and people who were erased are known again by it, and by the one that followed it, if it
 * was changed since.
 */
function refuseOtherSecret(head: BackupHead): void {
  const { appSecret, formerSecrets } = env();
  const known = [appSecret, ...formerSecrets.map(({ secret }) => secret)];
  if (appSecret && !known.includes(head.settings.APP_SECRET))
    throw new RestoreRefused(
      `APP_SECRET is not the one that the backup was made with. That one is in ${writeSettings(head)}. If the present one followed it, keep the present one and name the old one in APP_SECRET_FORMER; otherwise set the old one. Delete that file, and restore again.`,
    );
}

async function keepSecret({ settings }: BackupHead): Promise<void> {
  const { appSecret, dataDir } = env();
  if (!appSecret && settings.APP_SECRET)
    await writeAtomically(appSecretFile(dataDir), settings.APP_SECRET, { mode: 0o600, flush: true });
}

/** @returns the file, which only its owner can read */
function writeSettings({ settings }: BackupHead): string {
  const file = path.join(env().dataDir, 'restored.env');
  fs.mkdirSync(env().dataDir, { recursive: true });
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, asEnvFile(settings), { mode: 0o600 });
  return file;
}

runCommand(restore);

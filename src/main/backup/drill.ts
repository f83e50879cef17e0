import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type pg from 'pg';
import { backupFile } from '#platform/backup/backup-files.ts';
import { backupKey } from '#platform/backup/backup-key.ts';
import { BackupUnreadable, type Sums, type Totals, totalsOf } from '#platform/backup/manifest.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { databaseUrl } from '#platform/database.ts';
import { connectForLong } from '../connect-for-long.ts';
import { pairedFolders } from '../paired-folders.ts';
import { addressOfDatabase } from './address-of-database.ts';

const prefix = 'drill_';

/**
 * Restores a backup into a database of its own on the site's server, and compares it row by row and file
 * by file with what it says of itself; then every file that a row names has to be in it. Nothing of it is served, and
 * no worker runs on its queue.
 * @throws BackupUnreadable, or Error when the server does not let us make a database
 */
export async function drill(file: string): Promise<Totals> {
  const server = await connectForLong('drill');
  const database = `${prefix}${randomBytes(6).toString('hex')}`;
  try {
    await dropLeft(server);
    await makeDatabase(server, database);
    const client = await connectForLong('drill', addressOfDatabase(databaseUrl(), database));
    try {
      const { files, name } = backupFile(file);
      const source = await files.open(name);
      if (!source) throw new BackupUnreadable(`There is no ${file}.`);
      const sums = await restoreBackup(source, await backupKey(), {
        client,
        stores: undefined,
        isReplacing: false,
      });
      await compareWithRows(client, sums);
      return totalsOf(sums);
    } finally {
      await client.end().catch(() => undefined);
    }
  } finally {
    await server.query(`drop database if exists ${database} with (force)`).catch(() => undefined);
    await server.end().catch(() => undefined);
  }
}

async function makeDatabase(server: pg.Client, name: string): Promise<void> {
  try {
    await server.query(`create database ${name} template template0`);
  } catch (cause) {
    if ((cause as { code?: string }).code !== '42501') throw cause;
    throw new Error('The database role may not create databases: grant it CREATEDB, for the weekly drill.', {
      cause,
    });
  }
}

/** Drops the databases of drills that were killed. */
async function dropLeft(server: pg.Client): Promise<void> {
  const { rows } = await server.query<{ name: string }>(
    `select datname as name from pg_database d where datname ~ '^${prefix}[0-9a-f]{12}$'
       and not exists (select from pg_stat_activity a where a.datid = d.oid)`,
  );
  for (const { name } of rows) await server.query(`drop database if exists ${name}`);
}

async function compareWithRows(client: pg.Client, { files }: Sums): Promise<void> {
  for (const { folder, nameOf, namedSql } of pairedFolders) {
    const inBackup = new Set(
      Object.keys(files)
        .filter((place) => place.startsWith(folder))
        .map((place) => nameOf(path.relative(folder, place))),
    );
    const { rows } = await client.query<{ name: string }>(namedSql);
    const missing = rows.filter(({ name }) => !inBackup.has(name));
    if (missing.length > 0)
      throw new BackupUnreadable(
        `${missing.length} files of ${folder} that rows name are not in the backup.`,
      );
  }
}

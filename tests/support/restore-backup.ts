import fs from 'node:fs';
import pg from 'pg';
import { allFileStores } from '#main/backup/all-file-stores.ts';
import { backupKey } from '#platform/backup/backup-key.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { databaseUrl } from '#platform/database.ts';
import { stopQueue } from '#platform/queue.ts';

/** Over what is there, as a site is stopped for it. The queue is left stopped. */
export async function restoreOver(file: string): Promise<void> {
  await stopQueue();
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const source = fs.createReadStream(file);
  await restoreBackup(source, await backupKey(), { client, stores: allFileStores, isReplacing: true });
  await client.end();
}

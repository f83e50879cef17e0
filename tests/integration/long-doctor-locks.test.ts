import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { allFileStores } from '#main/backup/all-file-stores.ts';
import { makeBackup } from '#main/backup/make-backup.ts';
import { checkLocks, evaluateLocks } from '#main/doctor/check-locks.ts';
import { backupKey } from '#platform/backup/backup-key.ts';
import { readLockRoom } from '#platform/backup/lock-room.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { database, databaseUrl } from '#platform/database.ts';
import { stopQueue } from '#platform/queue.ts';
import { withDatabase } from '../support/database.ts';

withDatabase();

test('a restore over a whole database takes no more locks than the go-live check counts', async () => {
  const file = path.join(dataDir, 'one.tar.age');
  await makeBackup(file);
  const { needed } = await readLockRoom(database());
  await stopQueue();
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const watch = await watchLocks(client);
  const source = fs.createReadStream(file);
  await restoreBackup(source, await backupKey(), { client, stores: allFileStores, isReplacing: true });
  await client.end();
  const most = await watch.end();
  expect(most).toBeGreaterThan(needed / 2);
  expect(most).toBeLessThan(needed);
});

test('the embedded server has room for them, and a server that has not is named', async () => {
  expect(await checkLocks()).toEqual([]);
  const [finding] = evaluateLocks({ needed: 9000, provided: 6400, transactions: 100 });
  expect(finding).toMatchObject({ level: 'consider', advice: expect.stringContaining('= 256') });
  const [ofSmall] = evaluateLocks({ needed: 9000, provided: 1280, transactions: 20 });
  expect(ofSmall?.advice).toContain('= 512');
});

/** Looks from another database: who is connected to the one that is replaced is sent away. */
async function watchLocks(client: pg.Client) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const beside = new pg.Client({ connectionString: inject('databaseServerUrl') });
  await beside.connect();
  const counted = 'select count(*)::int as count from pg_locks where pid = $1';
  let most = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { rows: locks } = await beside.query<{ count: number }>(counted, [rows[0]?.pid]);
      most = Math.max(most, locks[0]?.count ?? 0);
    }
  })();
  return {
    /** @returns the most locks that it held at once */
    async end() {
      isOver = true;
      await watching;
      await beside.end();
      return most;
    },
  };
}

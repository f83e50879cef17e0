import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { flushFolder } from '../write-atomically.ts';
import { sizeOf } from './former-files.ts';
import {
  findFormerPrograms,
  majorOfFiles,
  majorOfPrograms,
  refuseIfTooSmall,
  UpgradeRefused,
} from './former-programs.ts';
import { addressOf, makeCluster, readPassword } from './initdb.ts';
import { type Place, reachable } from './place.ts';
import { findPostmaster, launchPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';
import { removeIfEmpty, socketFolder } from './sockets.ts';
import type { Log } from './supervise.ts';
import { finishSwap, formerName, upgradedName } from './upgrade-swap.ts';

type Upgrade = { place: Place; dataDir: string; log: Log };

/**
 * Brings files of a former major version to that of the programs: both servers run, everything is copied from one into the
 * other and compared row by row, and the folders change names. Until then the old files are only read, so after a kill at
 * any moment the next start begins again, or finishes the renaming. The old files are kept beside the new ones.
 * To be called under the lock of the data folder.
 * @throws UpgradeRefused; the old files are as they were
 */
export async function upgradeIfFormer({ place, dataDir, log }: Upgrade): Promise<void> {
  const [from, to] = [majorOfFiles(place.cluster), majorOfPrograms(place.binaries)];
  if (!from || !to || from === to) return;
  if (from > to)
    throw new UpgradeRefused(
      `The database in ${place.cluster} was written by PostgreSQL ${from}, and this version brings ${to}. Start the version of the site that wrote it, or restore a backup (docs/runbooks/restore.md).`,
    );
  const packaged = findFormerPrograms({ from, to, cluster: place.cluster, dataDir });
  const former = { ...place, binaries: reachable(packaged, dataDir, place.owner) };
  const next = { ...place, cluster: `${place.cluster}.upgrading` };
  for (const left of [next.cluster, upgradedName(place.cluster)]) await discard(left);
  const bytes = sizeOf(path.join(place.cluster, 'base'));
  refuseIfTooSmall({ bytes, free: freeBytes(path.dirname(place.cluster)), cluster: place.cluster });
  log.warn('the embedded database is being upgraded', { from, to, megabytes: Math.round(bytes / 1e6) });
  const begun = performance.now();
  const rows = await fill(next, former).catch(async (error) => {
    await discard(next.cluster);
    throw new UpgradeRefused(
      `The database could not be upgraded from PostgreSQL ${from} to ${to}: ${error.message} The files in ${place.cluster} are as they were; the former version of the site opens them.`,
      { cause: error },
    );
  });
  const kept = formerName(place.cluster, from);
  fs.renameSync(next.cluster, upgradedName(place.cluster));
  fs.renameSync(place.cluster, kept);
  finishSwap(place.cluster);
  await flushFolder(path.dirname(place.cluster));
  const seconds = Math.round((performance.now() - begun) / 1000);
  log.warn('the embedded database was upgraded; its former files are kept', { rows, seconds, kept });
}

/** Faster to fill and without a log of it: whatever a crash leaves of it is thrown away. */
const filling = ['-c', 'wal_level=minimal', '-c', 'max_wal_senders=0', '-c', 'autovacuum=off'];

/** @returns how many rows were copied and compared; both servers have ended then */
async function fill(next: Place, former: Place): Promise<number> {
  // Left by a killed process, and perhaps with clients.
  await stopIfRunning(former.cluster);
  await makeCluster(next);
  // Not held by every process that starts: once in years there is something to copy.
  const { copyDatabase } = await import('../backup/copy-database.ts');
  return withServer(former, [], (old) =>
    withServer(next, filling, async (fresh) => {
      await refuseOtherDatabases(old);
      const tables = await copyDatabase(old, fresh);
      await fresh.query('analyze');
      return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
    }),
  );
}

async function withServer<Result>(
  place: Place,
  settings: readonly string[],
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  // In a folder of its own, which no process of the site knows.
  const sockets = socketFolder(`${place.cluster} upgrade`, place.owner);
  const server = await launchPostmaster(place, sockets, settings);
  try {
    const client = new pg.Client({ connectionString: addressOf(sockets, readPassword(place.cluster)) });
    // Its statements fail then; unheard, the event would end the process.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  } finally {
    await end(server, place.cluster);
    removeIfEmpty(sockets);
  }
}

/** Files of a server that has not ended in good order are not to be renamed. */
async function end(server: Postmaster, cluster: string): Promise<void> {
  await stopPostmaster(server);
  if (fs.existsSync(path.join(cluster, 'postmaster.pid')))
    throw new Error(`The server on ${cluster} did not stop.`);
}

async function stopIfRunning(cluster: string): Promise<void> {
  const server = fs.existsSync(cluster) && (await findPostmaster(cluster));
  if (server) await end(server, cluster);
}

async function discard(cluster: string): Promise<void> {
  await stopIfRunning(cluster);
  fs.rmSync(cluster, { recursive: true, force: true });
}

/** The site has one, and makes one for each drill. */
async function refuseOtherDatabases(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_catalog.pg_database
     where not datistemplate and datname <> current_database() and datname !~ '^drill_'`,
  );
  const names = rows.map(({ name }) => name).join(', ');
  if (names)
    throw new Error(`There are databases in it that are not the site's: ${names}. Move them elsewhere.`);
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}

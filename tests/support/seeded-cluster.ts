import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findCluster } from '#platform/embedded-postgres/place.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { silentLog } from '#platform/testing/test-database.ts';
import { inOneProcess } from '../../scripts/lib/one-process.mjs';
import { migrateDatabase, seedDatabase } from './template-database.ts';

/**
 * The embedded database's files with all migrations and the whole seed in each language, made once for each build. A site that a test
 * starts on a copy serves within seconds. It has no staff: each site creates its own first administrator.
 */
const folder = path.resolve('node_modules/.cache/seeded-cluster');
const stamp = 'dist/build.stamp';
const clusterName = 'postgres';

/** For a data folder in which no site has been started yet. */
export async function copySeededCluster(dataDir: string): Promise<void> {
  const cluster = await inOneProcess(seededCluster);
  // With their owner, which the server checks.
  if (cluster) await copyFiles(cluster, path.join(dataDir, clusterName));
}

/** @returns undefined where a database's files cannot lie in its data folder; then each site makes its own */
async function seededCluster(): Promise<string | undefined> {
  const build = fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8');
  // The site's own start says what is missing.
  if (!build) return undefined;
  const cluster = path.join(folder, build.slice(0, 16));
  if (fs.existsSync(cluster)) return cluster;
  const dataDir = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  try {
    await migrateDatabase(server.url);
    await seedDatabase(server.url, {});
  } finally {
    await server.stop();
  }
  const made = path.join(dataDir, clusterName);
  const isInside = findCluster(dataDir) === made;
  if (isInside) {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    await copyFiles(made, `${cluster}.new`);
    fs.renameSync(`${cluster}.new`, cluster);
  }
  removeFolder(dataDir);
  return isInside ? cluster : undefined;
}

async function copyFiles(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to]);
}

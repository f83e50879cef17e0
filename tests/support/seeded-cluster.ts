import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findCluster } from '#platform/embedded-postgres/place.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { silentLog } from '#platform/testing/test-database.ts';
import { digestOfSources } from '../../scripts/lib/build.mjs';
import { inOneProcess } from '../../scripts/lib/one-process.mjs';
import { copyAsSeeded, copyAsTemplate, migrateDatabase, seedDatabase } from './template-database.ts';

/**
 * The embedded database's files with all migrations and the whole seed in each language, made once for each state of the
 * sources. A site that a test starts on a copy serves within seconds. It has no staff: each site creates its own first
 * administrator. Beside the site's database are the templates of integration tests.
 */
const folder = path.resolve('node_modules/.cache/seeded-cluster');
const clusterName = 'postgres';

/** For a data folder in which no site has been started yet. */
export async function copySeededCluster(dataDir: string): Promise<void> {
  const cluster = await ensureSeededCluster();
  if (cluster) await copyFiles(cluster, path.join(dataDir, clusterName));
}

/** The same, if a run before has made it of these very sources. @returns whether it was there */
export async function copyKnownCluster(dataDir: string): Promise<boolean> {
  const cluster = clusterOfSources();
  const isKnown = fs.existsSync(cluster);
  if (isKnown) await copyFiles(cluster, path.join(dataDir, clusterName));
  return isKnown;
}

const clusterOfSources = () => path.join(folder, digestOfSources().slice(0, 16));

/** @returns undefined where a database's files cannot lie in its data folder; then each site makes its own */
export async function ensureSeededCluster(): Promise<string | undefined> {
  const cluster = clusterOfSources();
  return inOneProcess(() => (fs.existsSync(cluster) ? cluster : makeCluster(cluster)));
}

async function makeCluster(cluster: string): Promise<string | undefined> {
  const dataDir = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  try {
    await migrateDatabase(server.url);
    await copyAsTemplate(server.url);
    await seedDatabase(server.url);
    await copyAsSeeded(server.url);
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

/** With their owner, which the server checks. */
async function copyFiles(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to]);
}

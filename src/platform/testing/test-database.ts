import fs from 'node:fs';
import path from 'node:path';
import { closeDatabase, setDatabaseUrl } from '../database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { forgetSharedState } from './forget-shared-state.ts';
import { removeFolder, temporaryFolder } from './temporary-folder.ts';

/** A log that writes nothing. */
export const silentLog = { info: () => undefined, warn: () => undefined };

export type TestDatabase = EmbeddedPostgres & { dataDir: string; remove(): Promise<void> };

/** A real PostgreSQL with nothing in it, used by `database()` until it is removed. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const dataDir = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  // What a file before has left running may have opened a pool to an address of its own.
  forgetSharedState('database');
  setDatabaseUrl(server.url);
  async function remove(): Promise<void> {
    await closeDatabase();
    await server.stop();
    removeFolder(dataDir);
  }
  return { ...server, dataDir, remove };
}

/** The process number of the embedded server's main process. @throws Error while it has noted none */
export function postmasterPid(dataDir: string): number {
  const pid = Number.parseInt(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  if (Number.isNaN(pid)) throw new Error('No process is noted.');
  return pid;
}

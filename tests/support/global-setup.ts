import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { log } from '#platform/log.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { copyKnownCluster } from './seeded-cluster.ts';
import { makeTemplate, waitForNoDisk } from './template-database.ts';

/**
 * One real database server for a whole run, in a folder that is gone afterwards. The project's migrations are
 * run once, into a template; each test file copies it (`database.ts`), so that files cannot disturb each other. The whole
 * seed is in another one: a run that finds it made (`npm test` makes it beforehand) begins 40 seconds earlier.
 */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = temporaryFolder();
  const isSeeded = await copyKnownCluster(dataDir);
  const server = await startEmbeddedPostgres({ dataDir, log });
  await waitForNoDisk(server.url);
  if (!isSeeded) await makeTemplate(server.url);
  project.provide('databaseServerUrl', server.url);
  return async () => {
    await server.stop();
    removeFolder(dataDir);
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServerUrl: string;
  }
}

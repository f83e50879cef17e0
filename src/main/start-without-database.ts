/**
 * A start that finds the database away. If a former run has published pages, they are served and enquiries are kept in the
 * journal until the database is back; then the rest of the start follows.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { setDatabasePrepared } from '#platform/database-presence.ts';
import { env } from '#platform/env.ts';
import { log } from '#platform/log.ts';
import { isAnythingPublished, publishedFolder } from '#site/publisher/build-folder.ts';
import { DatabaseOutOfReach } from './connect-for-long.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { Progress } from './progress.ts';
import { whenThere } from './when-there.ts';

const retryMs = 2000;

/** @returns false when the database is away @throws DatabaseOutOfReach when there are no pages to serve either */
export async function prepareUnlessAway(progress: Progress): Promise<boolean> {
  try {
    await prepareDatabase(progress);
    return true;
  } catch (error) {
    if (!(error instanceof DatabaseOutOfReach)) throw error;
    if (!(await isAnythingPublished(publishedFolder(env().dataDir)))) throw error;
    setDatabasePrepared(false);
    progress.say(
      `${error.message} Until it is back, the published pages are served and enquiries are kept in the journal.`,
    );
    return false;
  }
}

/** @throws MigrationFailed and other errors that waiting does not mend */
export async function prepareOnceBack(progress: Progress): Promise<void> {
  await pause(retryMs);
  await whenThere(() => prepareDatabase(progress));
  log.info('the database is back, and the start goes on');
}

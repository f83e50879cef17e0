/**
 * A start that finds the database away. Where a former run has published pages they are served, and enquiries wait in the
 * journal, until the database is back; then the start is made up for.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '#platform/database.ts';
import { setDatabasePrepared } from '#platform/database-presence.ts';
import { env } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';
import { isAnythingPublished, publishedFolder } from '#site/publisher/build-folder.ts';
import { DatabaseOutOfReach } from './connect-for-long.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { Progress } from './progress.ts';

const retryMs = 2000;

/** @returns whether it could be done @throws what `prepareDatabase` does, also when there is nothing to serve */
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

/** Tries until it could be done. @throws MigrationFailed and others that no database's return would mend */
export async function prepareOnceBack(progress: Progress): Promise<void> {
  for (;;) {
    await pause(retryMs);
    try {
      await prepareDatabase(progress);
      setDatabasePrepared(true);
      log.info('the database is back, and the start is made up for');
      return;
    } catch (error) {
      if (!(error instanceof DatabaseOutOfReach) && !isUnavailable(error)) throw error;
      log.warn('the database is still away', describeError(error));
    }
  }
}

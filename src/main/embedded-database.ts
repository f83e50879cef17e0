/**
 * The embedded database of a start. If it has files that its server does not open (they are damaged, its disk is full), a
 * site that has published pages before serves them and keeps enquiries in the journal, as with any database that is away,
 * and tries again until it opens.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { setDatabaseUrl } from '#platform/database.ts';
import { CannotRunHere } from '#platform/embedded-postgres/errors.ts';
import { addressOfFiles } from '#platform/embedded-postgres/find.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { env } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import { isAnythingPublished, publishedFolder } from '#site/publisher/build-folder.ts';
import type { Progress } from './progress.ts';

const retryMs = 5000;

/** @returns how to stop it @throws EmbeddedPostgresError when there are no pages to serve either */
export async function openEmbeddedDatabase(progress: Progress): Promise<() => Promise<void>> {
  const { dataDir } = env();
  try {
    const embedded = await progress.step('Starting the embedded database', () =>
      startEmbeddedPostgres({ dataDir, log }),
    );
    setDatabaseUrl(embedded.url);
    return () => embedded.stop();
  } catch (error) {
    const url = error instanceof CannotRunHere && addressOfFiles(dataDir);
    if (!url || !(await isAnythingPublished(publishedFolder(dataDir)))) throw error;
    progress.say(`${(error as Error).message}\nIts files are left as they are.`);
    log.error('the embedded database does not start', describeError(error));
    setDatabaseUrl(url);
    return startOnceItCan(url);
  }
}

/** Never makes a new one: its files may have been moved away for a moment. @returns how to stop trying, or what was started */
function startOnceItCan(url: string): () => Promise<void> {
  const { dataDir } = env();
  const stopping = new AbortController();
  let started: EmbeddedPostgres | undefined;

  async function tryAgain(): Promise<void> {
    while (!started && !stopping.signal.aborted) {
      await pause(retryMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        started = await startEmbeddedPostgres({ dataDir, log, mayMake: false });
        if (started.url === url) return log.info('the embedded database has started');
        await started.stop();
        log.error('the embedded database was replaced, and needs a restart of the site');
      } catch (error) {
        logThrottled('the embedded database does not start', describeError(error));
      }
    }
  }

  const trying = tryAgain();
  return async () => {
    stopping.abort();
    await trying;
    await started?.stop();
  };
}

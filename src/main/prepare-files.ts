/**
 * The part of a start that needs the files of staff and visitors: whether they belong to the database, and the ledgers of
 * erasures and withdrawals among them. They may be in an object storage that is away. Then the site serves pages and stores enquiries, and
 * this part follows once the storage is back.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { isStoragePrepared, setStoragePrepared } from '#platform/files/storage-presence.ts';
import { askStorage } from '#platform/files/watch-storage.ts';
import { describeError, log } from '#platform/log.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import { StorageTrouble } from '#platform/object-storage/storage-trouble.ts';
import { replayLedgers } from '#privacy/ledgers/ledgers.ts';
import { pairFolders } from './paired-folders.ts';
import type { Progress } from './progress.ts';
import { withStartLock } from './start-lock.ts';
import { whenThere } from './when-there.ts';

const retryMs = 2000;

/** To be called under the start lock. @throws ForeignFolder */
export async function prepareFilesUnlessAway(progress: Progress): Promise<void> {
  try {
    await prepareFiles(progress.say);
  } catch (error) {
    if (!(error instanceof StorageTrouble)) throw error;
    setStoragePrepared(false);
    progress.say(
      `${error.message} Until it is back, pages are served and forms are stored, but pictures, documents and uploads are not available.`,
    );
  }
}

/** Returns at once unless the start found the storage away. @throws ForeignFolder */
export async function prepareFilesOnceBack({ say }: Progress): Promise<void> {
  while (!isStoragePrepared()) {
    await pause(retryMs);
    try {
      await askStorage();
      await whenThere(() => withStartLock(say, () => prepareFiles(say)));
      log.info('the files belong to the database, and the start is complete');
    } catch (error) {
      if (!(error instanceof StorageTrouble)) throw error;
      logThrottled('the start waits for the object storage', describeError(error));
    }
  }
}

async function prepareFiles(say: (text: string) => void): Promise<void> {
  await pairFolders();
  // However the database came back to an earlier day.
  const { erasures, withdrawals } = await replayLedgers(allPersonalData);
  if (erasures > 0) say(`Erased again, since the database is older than their erasure: ${erasures} people.`);
  if (withdrawals > 0)
    say(`Withdrawn again, since the database is older: ${withdrawals} consents, newsletters or reminders.`);
  setStoragePrepared(true);
}

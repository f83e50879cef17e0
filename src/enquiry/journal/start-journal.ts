import { isDatabaseAway, onDatabaseBack } from '#platform/database-presence.ts';
import { describeError } from '#platform/log.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import { closeJournal } from './enquiry-journal.ts';
import { replayJournal, tryUnreadableAgain } from './replay-journal.ts';

const lookEveryMs = 30_000;

/**
 * Takes over the waiting enquiries at the start, whenever the database is back, and twice a minute, since another process may
 * have left some in the folder. Needs the queue, which the deliveries are put into. @returns a function that stops it
 */
export async function startJournal(): Promise<() => Promise<void>> {
  const replay = () =>
    replayJournal().catch((error: unknown) => logThrottled('journal not taken over', describeError(error)));
  const timer = setInterval(() => isDatabaseAway() || void replay(), lookEveryMs).unref();
  const stopHearing = onDatabaseBack(() => void replay());
  await tryUnreadableAgain();
  void replay();
  return async () => {
    clearInterval(timer);
    stopHearing();
    await closeJournal();
  };
}

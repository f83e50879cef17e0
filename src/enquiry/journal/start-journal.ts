import { isDatabaseAway, onDatabaseBack } from '#platform/database-presence.ts';
import { describeError } from '#platform/log.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import { closeJournal } from './enquiry-journal.ts';
import { replayJournal, trySetAsideAgain } from './replay-journal.ts';

const lookEveryMs = 30_000;
/** How long a record that the database refused waits: the reason may have passed, or its person may have been erased. */
export const refusedAgainMs = 60 * 60_000;

/**
 * Takes over the waiting enquiries at the start, whenever the database is back, and twice a minute, since another process may
 * have left some in the folder. Those that the database refused are tried again every hour. Needs the queue, which the
 * deliveries are put into. @returns a function that stops it
 */
export async function startJournal(): Promise<() => Promise<void>> {
  const logged = (error: unknown) => logThrottled('journal not taken over', describeError(error));
  const replay = () => replayJournal().catch(logged);
  const again = () => trySetAsideAgain({ ifItOpens: true }).then(replay, logged);
  const timers = [
    setInterval(() => isDatabaseAway() || void replay(), lookEveryMs).unref(),
    setInterval(() => isDatabaseAway() || void again(), refusedAgainMs).unref(),
  ];
  const stopHearing = onDatabaseBack(() => void replay());
  await trySetAsideAgain();
  void replay();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    stopHearing();
    await closeJournal();
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '#platform/database.ts';
import { describeError } from '#platform/log.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import { DatabaseOutOfReach } from './connect-for-long.ts';

const retryMs = 2000;

/** Retries a step of the start until the database answers. For steps after the port is open, while pages are served. */
export async function whenThere<T>(step: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof DatabaseOutOfReach) && !isUnavailable(error)) throw error;
      logThrottled('the start waits for the database', describeError(error));
      await pause(retryMs);
    }
  }
}

import { describeError, log } from '#platform/log.ts';
import { sendDueReminders } from './reminders/send-due.ts';

const everyMs = 60_000;

/** Starts sending reminders. Call it once, after `startQueue`. @returns how to stop */
export function startRenewals(): () => void {
  const send = () =>
    void sendDueReminders().catch((error: unknown) =>
      log.warn('renewal reminders put off', describeError(error)),
    );
  const timer = setInterval(send, everyMs).unref();
  send();
  return () => clearInterval(timer);
}

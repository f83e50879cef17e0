import { type StaffNoticeData, staffNoticeKey } from '#desk/mails/staff-notice.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { mailFailure } from '#mail/outbox/mail-failure.ts';
import { idOfJob } from '#platform/daily-job.ts';
import { inTransaction, isUnavailable } from '#platform/database.ts';
import { isDatabaseAway } from '#platform/database-presence.ts';
import { env } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';
import { newMessageId, sendMail } from '#platform/mail.ts';
import { defineQueue, enqueueOnce, work } from '#platform/queue.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { isBeyond, mailedAlerts, type SignalAlert } from './alerts.ts';
import { type Readings, readSignals } from './signals.ts';

/**
 * Looks at the signals once a minute and mails the addresses in `ALERTS_TO`. While a condition lasts there is one mail in six
 * hours, from whichever instance is first. Where the database is away each instance sends its own, past the outbox.
 */
const everyMs = 60_000;
const repeatMs = 6 * 3_600_000;
const repeatFailureMs = 3_600_000;

type AlertJob = { name: string };
const alertQueue = defineQueue<AlertJob>('alerts', { retryLimit: 10, retryDelay: 30 });

/** Mails what is in the queue of alerts. */
export async function workOnAlerts(): Promise<void> {
  const { alertsTo } = env();
  if (!alertsTo) return;
  await work(alertQueue, ({ name }) => mailThroughOutbox(name, alertsTo), { pollingIntervalSeconds: 10 });
}

/** Needs no database. @returns how to stop looking */
export function startWatch(): () => void {
  const { alertsTo } = env();
  if (!alertsTo) return () => undefined;
  const look = createWatch(createSender(alertsTo));
  const timer = setInterval(() => {
    void readSignals()
      .then((readings) => look(readings, Date.now()))
      .catch((error: unknown) => log.warn('signals not read', describeError(error)));
  }, everyMs).unref();
  return () => clearInterval(timer);
}

/** Called for an alert that fires. */
export type Tell = (alert: SignalAlert, now: number) => Promise<void>;

/** @returns takes the readings of a moment, and calls `tell` for what has been beyond its bound for long enough */
export function createWatch(tell: Tell): (readings: Readings, now: number) => Promise<void> {
  const since = new Map<string, number>();
  const tellOrLog = loggingFailures(tell);
  return async (readings, now) => {
    for (const alert of mailedAlerts) {
      const isFiring = isBeyond(alert, readings);
      // Unknown is neither: a signal that cannot be read now stays as it was.
      if (isFiring === undefined) continue;
      if (!isFiring) since.delete(alert.name);
      else {
        const begun = since.get(alert.name) ?? now;
        since.set(alert.name, begun);
        if (now - begun >= alert.forMinutes * 60_000) await tellOrLog(alert, now);
      }
    }
  };
}

/**
 * An alert that cannot be mailed is told again with the next look, and keeps no other from being looked at. The log has
 * its reason once an hour, and whenever there is another one.
 */
function loggingFailures(tell: Tell): Tell {
  const logged = new Map<string, { reason: string; at: number }>();
  return async (alert, now) => {
    try {
      await tell(alert, now);
      logged.delete(alert.name);
    } catch (error) {
      const { reason } = mailFailure(error);
      const last = logged.get(alert.name);
      if (last?.reason === reason && now - last.at < repeatFailureMs) return;
      log.warn('alert not mailed', { alert: alert.name, reason });
      logged.set(alert.name, { reason, at: now });
    }
  };
}

/** @returns logs an alert and has it mailed, each at most once in six hours */
export function createSender(to: string): Tell {
  // Apart, since a mail may have to be tried again.
  const loggedAt = new Map<string, number>();
  const sentAt = new Map<string, number>();
  return async (alert, now) => {
    const isDue = (last = Number.NEGATIVE_INFINITY) => now - last >= repeatMs;
    if (isDue(loggedAt.get(alert.name))) {
      log.error('alert', { alert: alert.name });
      loggedAt.set(alert.name, now);
    }
    if (!isDue(sentAt.get(alert.name))) return;
    if (!(await putIntoQueue(alert, now))) await mailDirectly(alert, to);
    sentAt.set(alert.name, now);
  };
}

/** @returns false while the database is away, and after a start without it also the queue */
async function putIntoQueue({ name }: SignalAlert, now: number): Promise<boolean> {
  if (isDatabaseAway()) return false;
  try {
    const period = Math.floor(now / repeatMs);
    await enqueueOnce(alertQueue, { name }, idOfJob('alerts', `${name} ${period}`));
    return true;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return false;
  }
}

async function mailThroughOutbox(name: string, to: string): Promise<void> {
  const alert = mailedAlerts.find((each) => each.name === name);
  if (!alert) return;
  const data = { ...noticeOf(alert), link: `${env().siteUrl}/desk/upkeep` };
  await inTransaction((client) =>
    enqueueMail(client, { template: staffNoticeKey, to, locale: defaultLocale, data }),
  );
}

async function mailDirectly(alert: SignalAlert, to: string): Promise<void> {
  const { subject, text } = noticeOf(alert);
  const from = env().supportEmail ?? to;
  await sendMail({ to, from, subject, text, messageId: newMessageId() });
}

function noticeOf({ summary, advice }: SignalAlert): StaffNoticeData {
  return { subject: `${new URL(env().siteUrl).hostname}: ${summary}`, text: `${summary}. ${advice}` };
}

/**
 * The part of an instance that needs the database and that no visitor waits for: the work that follows an answer, retention
 * and backups, and the staff side in a process of its own. A start that finds the database away begins it later.
 */

import path from 'node:path';
import { startAskingAgain } from '#cases/ask-again/ask-again.ts';
import { startSchedules } from '#content/collections/schedule/due-schedules.job.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { startPlannedIssues } from '#desk/issues/send-planned.ts';
import { notifyMissed } from '#desk/publishing/notify-missed.ts';
import { watchFirstPassword } from '#desk/session/first-password.ts';
import { startDeliveries } from '#enquiry/deliveries/start-deliveries.ts';
import { startJournal } from '#enquiry/journal/start-journal.ts';
import { startOutbox } from '#mail/outbox/start-outbox.ts';
import { startNewsletter } from '#newsletter/start-newsletter.ts';
import { setDatabasePrepared } from '#platform/database-presence.ts';
import { env } from '#platform/env.ts';
import { startQueue } from '#platform/queue.ts';
import { startRetention } from '#platform/retention.ts';
import { startPrivacy } from '#privacy/start-privacy.ts';
import { startRenewals } from '#renewals/start-renewals.ts';
import { startBackups } from './backup/start-backups.ts';
import { workOnAlerts } from './monitoring/watch.ts';
import type { Taker } from './server.ts';
import { refuseTemporarily } from './staff/refuse.ts';
import { isOfStaffSide } from './staff/staff-paths.ts';
import { noStaffSide, type StaffProcess, startStaffProcess } from './staff/staff-process.ts';
import { whenThere } from './when-there.ts';

/** In its place until the database is there. */
const staffSideToCome: StaffProcess = {
  take(request, response) {
    if (!isOfStaffSide(request)) return false;
    refuseTemporarily(request, response);
    return true;
  },
  stop: async () => undefined,
  metrics: async () => undefined,
};

type TakeStep = <T>(step: () => Promise<T>) => Promise<T>;

export function behindTheSite() {
  let staffSide = env().hasDesk ? staffSideToCome : noStaffSide;
  let stopWorkers = async () => {};
  let stopDailyWork = () => {};

  return {
    takeForStaff: ((request, response) => staffSide.take(request, response)) satisfies Taker as Taker,
    /** @param take carries out each step */
    async startWorking(take: TakeStep = (step) => step()): Promise<void> {
      await take(startQueue);
      // Before, a save would find no queue for its jobs.
      setDatabasePrepared(true);
      stopWorkers = await startWorkers(take);
    },
    startStaffSide(): void {
      if (env().hasDesk) staffSide = startStaffProcess(path.join(import.meta.dirname, 'staff.js'));
    },
    async startDailyWork(): Promise<void> {
      const stops = [watchFirstPassword()];
      stopDailyWork = () => {
        for (const stop of stops) stop();
      };
      stops.push(await whenThere(() => startRetention(allPersonalData)));
      stops.push(await whenThere(() => startBackups(path.join(import.meta.dirname, 'backup.js'))));
    },
    staffMetrics: () => staffSide.metrics(),
    stopStaffSide: () => staffSide.stop(),
    async stopWorking(): Promise<void> {
      stopDailyWork();
      await stopWorkers();
    },
  };
}

/** One after the other, since their connections are few. @returns a function that stops the workers that look for work themselves */
async function startWorkers(take: TakeStep): Promise<() => Promise<void>> {
  const stopDeliveries = await take(startDeliveries);
  const loadTemplates = async () => (await import('#desk/mails/all-mail-templates.ts')).allMailTemplates;
  const stopOutbox = await take(() => startOutbox(loadTemplates));
  const stopNewsletter = await take(startNewsletter);
  const stopPlannedIssues = await take(startPlannedIssues);
  const stopRenewals = startRenewals();
  await take(() => startPrivacy(allPersonalData));
  const stopAskingAgain = startAskingAgain();
  const stopSchedules = await take(() => startSchedules(notifyMissed));
  await take(workOnAlerts);
  const stopJournal = await take(startJournal);
  return async () => {
    stopDeliveries();
    stopOutbox();
    stopNewsletter();
    stopPlannedIssues();
    stopRenewals();
    stopAskingAgain();
    stopSchedules();
    await stopJournal();
  };
}

/**
 * What an instance does beside answering visitors, all of which needs the database: the work that follows an answer,
 * retention and backups, and the staff side in a process of its own. A start that finds the database away begins it later.
 */

import path from 'node:path';
import { startAskingAgain } from '#cases/ask-again/ask-again.ts';
import { startSchedules } from '#content/collections/schedule/due-schedules.job.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { notifyMissed } from '#desk/publishing/notify-missed.ts';
import { startDeliveries } from '#enquiry/deliveries/start-deliveries.ts';
import { startJournal } from '#enquiry/journal/start-journal.ts';
import { startOutbox } from '#mail/outbox/start-outbox.ts';
import { startNewsletter } from '#newsletter/start-newsletter.ts';
import { env } from '#platform/env.ts';
import { startQueue } from '#platform/queue.ts';
import { startRetention } from '#platform/retention.ts';
import { startPrivacy } from '#privacy/start-privacy.ts';
import { startBackups } from './backup/start-backups.ts';
import type { Taker } from './server.ts';
import { refuseTemporarily } from './staff/refuse.ts';
import { isOfStaffSide } from './staff/staff-paths.ts';
import { noStaffSide, startStaffProcess } from './staff/staff-process.ts';

/** Until it is begun. */
const takeForLater: Taker = (request, response) => {
  if (!isOfStaffSide(request)) return false;
  refuseTemporarily(request, response);
  return true;
};

export function behindTheSite() {
  let staffSide = env().hasDesk ? { take: takeForLater, stop: async () => undefined } : noStaffSide;
  let stopWorkers = async () => {};
  let stopDailyWork = () => {};

  return {
    takeForStaff: ((request, response) => staffSide.take(request, response)) satisfies Taker as Taker,
    async startWorking(): Promise<void> {
      await startQueue();
      stopWorkers = await startWorkers();
    },
    startStaffSide(): void {
      if (env().hasDesk) staffSide = startStaffProcess(path.join(import.meta.dirname, 'staff.js'));
    },
    async startDailyWork(): Promise<void> {
      const stopRetention = await startRetention(allPersonalData);
      stopDailyWork = stopRetention;
      const stopBackups = await startBackups(path.join(import.meta.dirname, 'backup.js'));
      stopDailyWork = () => {
        stopRetention();
        stopBackups();
      };
    },
    stopStaffSide: () => staffSide.stop(),
    async stopWorking(): Promise<void> {
      stopDailyWork();
      await stopWorkers();
    },
  };
}

/** One after the other, since their connections are few. @returns how to stop what looks for work by itself */
async function startWorkers(): Promise<() => Promise<void>> {
  const stopDeliveries = await startDeliveries();
  const stopOutbox = await startOutbox(
    async () => (await import('#desk/mails/all-mail-templates.ts')).allMailTemplates,
  );
  const stopNewsletter = await startNewsletter();
  await startPrivacy(allPersonalData);
  const stopAskingAgain = startAskingAgain();
  const stopSchedules = await startSchedules(notifyMissed);
  const stopJournal = await startJournal();
  return async () => {
    stopDeliveries();
    stopOutbox();
    stopNewsletter();
    stopAskingAgain();
    stopSchedules();
    await stopJournal();
  };
}

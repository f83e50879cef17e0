import path from 'node:path';
import { startAskingAgain } from '#cases/ask-again/ask-again.ts';
import { startSchedules } from '#content/collections/schedule/due-schedules.job.ts';
import { contentService, setContentService } from '#content/read/content-service.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { notifyMissed } from '#desk/publishing/notify-missed.ts';
import { startDeliveries } from '#enquiry/deliveries/start-deliveries.ts';
import { startOutbox } from '#mail/outbox/start-outbox.ts';
import { startNewsletter } from '#newsletter/start-newsletter.ts';
import { closeDatabase } from '#platform/database.ts';
import { DataFolderInUse, EmbeddedPostgresError } from '#platform/embedded-postgres/errors.ts';
import { EnvironmentError, env } from '#platform/env.ts';
import { ForeignFolder } from '#platform/files/pair-folder.ts';
import { stopValidation } from '#platform/files/validate-file.ts';
import { describeError, log, messageOf } from '#platform/log.ts';
import { routeConsole } from '#platform/log-third-party.ts';
import { closeMail } from '#platform/mail.ts';
import { observeAnswer } from '#platform/metrics.ts';
import { StorageTrouble } from '#platform/object-storage/storage-trouble.ts';
import { startQueue, stopQueue } from '#platform/queue.ts';
import { startRetention } from '#platform/retention.ts';
import { startPrivacy } from '#privacy/start-privacy.ts';
import { type Site, startSite } from '#site/site.ts';
import { stopReports } from '#tools/report/report-pdf.ts';
import { freezePublishedVersions } from '#tools/store/versions.ts';
import { brand } from '#ui/brand/brand.ts';
import { BrandError } from '#ui/brand/brand-error.ts';
import { startBackups } from './backup/start-backups.ts';
import { readBuildId } from './build-id.ts';
import { DatabaseOutOfReach } from './connect-for-long.ts';
import { partnerPagesAdvice } from './doctor/environment.ts';
import { startMetricsServer } from './monitoring/metrics-server.ts';
import { startWatch } from './monitoring/watch.ts';
import { openDatabase } from './open-database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { type Progress, terminalProgress } from './progress.ts';
import { refuseMethod } from './refuse-method.ts';
import { MigrationFailed } from './run-migrations.ts';
import { createServer, listen, withId } from './server.ts';
import { siteApp } from './site-app.ts';
import { noStaffSide, startStaffProcess } from './staff/staff-process.ts';
import { stopOnSignal } from './stop.ts';

/** Starts everything: database, schema and content, queue and worker, published pages, port, and the staff side. */
async function start(): Promise<void> {
  routeConsole();
  const progress = terminalProgress();
  const begun = performance.now();
  brand();
  const closeEmbeddedDatabase = await openDatabase(progress);
  setContentService(async () => (await import('#panel/payload.config.ts')).default);
  await prepareDatabase(progress);
  const [site, stopWorkers] = await Promise.all([publishedSite(progress), startQueue().then(startWorkers)]);

  const staffSide = env().hasDesk
    ? startStaffProcess(path.join(import.meta.dirname, 'staff.js'))
    : noStaffSide;
  const server = createServer({
    takers: [refuseMethod, withId(staffSide.take), site.serve],
    app: siteApp(site),
    onAnswer: (response) => observeAnswer('visitors', response),
  });
  const port = await listen(server, env().port);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const desk = env().hasDesk ? ` Staff: ${env().siteUrl}/desk.` : '';
  progress.say(`Serving ${env().siteUrl} on port ${port} (${seconds} s).${desk} Stop with Ctrl-C.`);
  if (!env().riskPartnerSecret)
    progress.say(
      `The partners' five pages, /ri<secret>, are not served. If there are partners: ${partnerPagesAdvice}`,
    );
  // No one has to wait for it.
  void contentService().then(freezePublishedVersions, () => undefined);
  const stopRetention = await startRetention(allPersonalData);
  const stopBackups = await startBackups(path.join(import.meta.dirname, 'backup.js'));
  const stopMetrics = await startMetricsServer(staffSide);
  const stopWatch = await startWatch();

  stopOnSignal({
    server,
    drainSeconds: env().drainSeconds,
    // Its open streams would never end by themselves.
    first: () => staffSide.stop(),
    steps: [
      () => site.stop(),
      async () => stopWorkers(),
      () => stopReports(),
      () => stopValidation(),
      async () => stopRetention(),
      async () => stopBackups(),
      async () => stopWatch(),
      async () => stopMetrics(),
      () => stopQueue(),
      async () => closeMail(),
      () => closeDatabase(),
      closeEmbeddedDatabase,
    ],
  });
}

/**
 * Starts the work that follows an answer, once there is a queue; one after the other, since its connections are few.
 * @returns a function that stops the workers that look for work themselves
 */
async function startWorkers(): Promise<() => void> {
  const stopDeliveries = await startDeliveries();
  const stopOutbox = await startOutbox(
    async () => (await import('#desk/mails/all-mail-templates.ts')).allMailTemplates,
  );
  const stopNewsletter = await startNewsletter();
  await startPrivacy(allPersonalData);
  const stopAskingAgain = startAskingAgain();
  const stopSchedules = await startSchedules(notifyMissed);
  return () => {
    stopDeliveries();
    stopOutbox();
    stopNewsletter();
    stopAskingAgain();
    stopSchedules();
  };
}

async function publishedSite(progress: Progress): Promise<Site> {
  const site = await startSite({
    env: env(),
    clientDirectory: 'dist/client',
    buildId: readBuildId('dist/server'),
    // Loaded with the first request that needs it: the content service takes seconds.
    isStaff: async (headers) =>
      (await (await import('#desk/session/staff-of-request.ts')).staffOfRequest(headers)) !== undefined,
  });
  await progress.step('Publishing pages', () => site.ready);
  return site;
}

function stackWithoutValues(error: Error): string {
  const { message, stack = message } = error;
  return stack.replace(message, () => messageOf(error));
}

start().catch((error: unknown) => {
  const isExplained = [
    BrandError,
    EnvironmentError,
    EmbeddedPostgresError,
    DataFolderInUse,
    DatabaseOutOfReach,
    ForeignFolder,
    MigrationFailed,
    StorageTrouble,
  ].some((kind) => error instanceof kind);
  const isPortTaken = (error as { code?: string }).code === 'EADDRINUSE';
  if (isPortTaken) {
    process.stderr.write(
      `Port ${env().port} is taken by another program. Stop it, or set PORT to another number.\n`,
    );
  } else if (isExplained) process.stderr.write(`${(error as Error).message}\n`);
  else {
    log.error('the start failed', describeError(error));
    process.stderr.write(`${error instanceof Error ? stackWithoutValues(error) : typeof error}\n`);
  }
  process.exit(1);
});

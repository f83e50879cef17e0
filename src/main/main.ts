import { contentService, setContentService } from '#content/read/content-service.ts';
import { closeDatabase } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { stopValidation } from '#platform/files/validate-file.ts';
import { watchStorage } from '#platform/files/watch-storage.ts';
import { describeError, log, messageOf } from '#platform/log.ts';
import { routeConsole } from '#platform/log-third-party.ts';
import { closeMail } from '#platform/mail.ts';
import { observeAnswer } from '#platform/metrics.ts';
import { stopQueue } from '#platform/queue.ts';
import { appSecret } from '#platform/secrets.ts';
import { type Site, startSite } from '#site/site.ts';
import { stopReports } from '#tools/report/report-pdf.ts';
import { freezePublishedVersions } from '#tools/store/versions.ts';
import { brand } from '#ui/brand/brand.ts';
import { publishedLocales } from '#ui/language/published-locales.ts';
import { behindTheSite } from './behind-the-site.ts';
import { readBuildId } from './build-id.ts';
import { partnerPagesAdvice } from './doctor/environment.ts';
import { isExplained } from './explained-errors.ts';
import { favourMemory, growHeapSlowly } from './keep-heap-small.ts';
import { startMetricsServer } from './monitoring/metrics-server.ts';
import { startWatch } from './monitoring/watch.ts';
import { openDatabase } from './open-database.ts';
import { prepareFilesOnceBack } from './prepare-files.ts';
import { type Progress, terminalProgress } from './progress.ts';
import { refuseMethod } from './refuse-method.ts';
import { createServer, listen, withId } from './server.ts';
import { siteApp } from './site-app.ts';
import { isOfStaffSide } from './staff/staff-paths.ts';
import { startTracingIfAsked } from './start-tracing-if-asked.ts';
import { prepareOnceBack, prepareUnlessAway } from './start-without-database.ts';
import { exitOnSignal, stopOnSignal } from './stop.ts';
import { whenThere } from './when-there.ts';

/** Starts everything: database, schema and content, queue and worker, published pages, port, and the staff side. */
async function start(): Promise<void> {
  exitOnSignal();
  growHeapSlowly();
  routeConsole();
  const stopTracing = await startTracingIfAsked();
  const progress = terminalProgress();
  const begun = performance.now();
  brand();
  publishedLocales(env());
  // An instance for visitors only is to be small; beside the desk a quick start counts more.
  if (!env().hasDesk) favourMemory();
  const closeEmbeddedDatabase = await openDatabase(progress);
  // One that is cut off is to stop the start rather than the first form.
  appSecret();
  setContentService(async () => (await import('#panel/payload.config.ts')).default);
  const isThere = await prepareUnlessAway(progress);
  const behind = behindTheSite();
  const [site] = await Promise.all([servingSite(progress), isThere && behind.startWorking()]);
  if (isThere) behind.startStaffSide();

  const server = createServer({
    files: (request, response) => !isOfStaffSide(request) && site.serve(request, response),
    takers: [refuseMethod, withId(behind.takeForStaff)],
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
  const stopMetrics = await startMetricsServer({ metrics: behind.staffMetrics });
  const stopWatch = startWatch();
  const stopWatchingStorage = watchStorage();

  stopOnSignal({
    server,
    drainSeconds: env().drainSeconds,
    // Its open streams would never end by themselves.
    first: () => behind.stopStaffSide(),
    steps: [
      () => site.stop(),
      () => behind.stopWorking(),
      () => stopReports(),
      () => stopValidation(),
      async () => stopWatch(),
      async () => stopWatchingStorage(),
      async () => stopMetrics(),
      () => stopQueue(),
      async () => closeMail(),
      () => closeDatabase(),
      closeEmbeddedDatabase,
      stopTracing,
    ],
  });
  if (!isThere) {
    await prepareOnceBack(progress);
    await behind.startWorking(whenThere);
    behind.startStaffSide();
  }
  // No one has to wait for it.
  void contentService().then(freezePublishedVersions, () => undefined);
  await Promise.all([behind.startDailyWork(), prepareFilesOnceBack(progress)]);
}

/** @returns once its pages are published, or, without a database, once those of a former run are served */
async function servingSite(progress: Progress): Promise<Site> {
  const site = await startSite({
    env: env(),
    clientDirectory: 'dist/client',
    buildId: readBuildId('dist/server'),
    // Loaded with the first request that needs it: the content service takes seconds.
    isStaff: async (headers) =>
      (await (await import('#desk/session/staff-of-request.ts')).staffOfRequest(headers)) !== undefined,
  });
  if (env().hasDesk) void site.ready.then(favourMemory);
  await progress.step('Publishing pages', () => site.serving);
  return site;
}

function stackWithoutValues(error: Error): string {
  const { message, stack = message } = error;
  return stack.replace(message, () => messageOf(error));
}

start().catch((error: unknown) => {
  const isPortTaken = (error as { code?: string }).code === 'EADDRINUSE';
  if (isPortTaken) {
    process.stderr.write(
      `Port ${env().port} is taken by another program. Stop it, or set PORT to another number.\n`,
    );
  } else if (isExplained(error)) process.stderr.write(`${error.message}\n`);
  else {
    log.error('the start failed', describeError(error));
    process.stderr.write(`${error instanceof Error ? stackWithoutValues(error) : typeof error}\n`);
  }
  process.exit(1);
});

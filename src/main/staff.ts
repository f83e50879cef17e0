import os from 'node:os';
import { setContentService } from '#content/read/content-service.ts';
import { prepareFigures } from '#desk/screens/figures/read-figures.ts';
import { closeLiveStreams } from '#desk/screens/live/live-streams.ts';
import { registerMailTemplates } from '#mail/register-mail-templates.ts';
import { closeDatabase } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { stopValidation } from '#platform/files/validate-file.ts';
import { describeError, log } from '#platform/log.ts';
import { routeConsole } from '#platform/log-third-party.ts';
import { closeMail } from '#platform/mail.ts';
import { setProcessPart } from '#platform/process-part.ts';
import { startQueue, stopQueue } from '#platform/queue.ts';
import { openStaffDocuments } from '#site/staff-documents.ts';
import { stopReports } from '#tools/report/report-pdf.ts';
import { brand } from '#ui/brand/brand.ts';
import { readBuildId } from './build-id.ts';
import { reachDatabase } from './open-database.ts';
import { createServer, listen, withId } from './server.ts';
import { drawAhead } from './staff/draw-ahead.ts';
import { staffApp } from './staff/staff-app.ts';
import { answerMetrics, staffReady } from './staff/staff-messages.ts';
import { prepareStaffSide, takeForContentService } from './staff/staff-side.ts';
import { startTracingIfAsked } from './start-tracing-if-asked.ts';
import { stopOnSignal } from './stop.ts';

// Where both have something to do, a visitor's page comes first.
const niceness = 5;

/**
 * The staff side as a process of its own, begun by the site's (`staff/staff-process.ts`), which hands it what staff
 * ask for: the desk, and the content service with its screens. Whatever comes after an answer (mails, deliveries,
 * publishing, what is done each day) is the site's.
 */
async function start(socketPath: string): Promise<void> {
  // Nothing of ours outlives the site, however it ended, and be it before this line.
  process.on('disconnect', () => process.exit(1));
  if (!process.connected) process.exit(1);
  setProcessPart('staff');
  routeConsole();
  const stopTracing = await startTracingIfAsked();
  // No one may raise it again.
  os.setPriority(Math.max(os.getPriority(), niceness));
  brand();
  const leaveDatabase = await reachDatabase();
  setContentService(async () => (await import('#panel/payload.config.ts')).default);
  registerMailTemplates(async () => (await import('#desk/mails/all-mail-templates.ts')).allMailTemplates);
  await startQueue({ isWorking: false });
  const { documents, stop } = await openStaffDocuments({
    env: env(),
    clientDirectory: 'dist/client',
    buildId: readBuildId('dist/server'),
  });
  const server = createServer({ takers: [withId(takeForContentService)], app: staffApp(documents) });
  // The site closes what it has opened. Were a connection closed here after an early refusal, the site would still be
  // writing the body into it, and never read the answer.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = true;
  });
  await listen(server, socketPath);
  if (env().metrics) answerMetrics();
  process.send?.(staffReady);
  void prepareStaffSide()
    .then((handle) => (env().mode === 'development' ? undefined : drawAhead(handle)))
    .catch((error: unknown) => log.warn('no screen was drawn ahead', describeError(error)))
    .then(prepareFigures);

  stopOnSignal({
    server,
    first: () => closeLiveStreams(),
    steps: [
      stop,
      () => stopReports(),
      () => stopValidation(),
      () => stopQueue(),
      async () => closeMail(),
      () => closeDatabase(),
      leaveDatabase,
      stopTracing,
    ],
  });
}

start(process.argv[2] ?? '').catch((error: unknown) => {
  log.error('the staff side did not start', describeError(error));
  process.exit(1);
});

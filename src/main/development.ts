import { setContentService } from '#content/read/content-service.ts';
import { startDeliveries } from '#enquiry/deliveries/start-deliveries.ts';
import { startJournal } from '#enquiry/journal/start-journal.ts';
import { closeDatabase } from '#platform/database.ts';
import { startQueue, stopQueue } from '#platform/queue.ts';
import { brand } from '#ui/brand/brand.ts';
import { isExplained } from './explained-errors.ts';
import { openDatabase } from './open-database.ts';
import { prepareDatabase, seedContent } from './prepare-database.ts';
import { terminalProgress } from './progress.ts';
import { prepareStaffSide, takeForContentService } from './staff/staff-side.ts';
import { closeOnSignal, exitOnSignal } from './stop.ts';

/**
 * `npm run dev`: starts what runs all the time, in one process. Parts that may change while it runs are in
 * `development-app.ts`.
 */
export async function startDevelopment() {
  try {
    return await start();
  } catch (error) {
    if (!isExplained(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function start() {
  exitOnSignal();
  const progress = terminalProgress();
  brand();
  const closeEmbeddedDatabase = await openDatabase(progress);
  setContentService(async () => (await import('#panel/payload.config.ts')).default);
  await prepareDatabase(progress);
  await startQueue();
  await startDeliveries();
  const stopJournal = await startJournal();
  closeOnSignal(async () => {
    await stopJournal();
    await stopQueue();
    await closeDatabase();
    await closeEmbeddedDatabase();
  });
  return {
    serveStaff: takeForContentService,
    prepareStaffSide,
    /** After a change of its files. @throws SeedError */
    seedContent: () => seedContent(progress),
  };
}

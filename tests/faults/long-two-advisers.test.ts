import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, setDatabaseUrl } from '#platform/database.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { log } from '#platform/log.ts';
import { startQueue, stopQueue } from '#platform/queue.ts';
import { withContentService } from '../support/content-service.ts';
import { workConcurrently } from '../support/desk-concurrency.ts';
import { expectNothingLostOrTwice } from '../support/desk-ledger.ts';
import { setEnvironment } from '../support/environment.ts';
import { copyTemplate, makeTemplate } from '../support/template-database.ts';

const minutes = 10;
const { dataDir } = setEnvironment();
let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>;

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir, log });
  await makeTemplate(server.url);
  setDatabaseUrl(await copyTemplate(server.url, 'desk'));
  await startQueue();
});
withContentService();
afterAll(async () => {
  await stopQueue();
  await closeDatabase();
  await server.stop();
});

test(
  'two advisers who take, call, hand over and close the same cases at once for ten minutes never have one twice, and never lose an event',
  async () => {
    const together = await workConcurrently({ seconds: minutes * 60, advisers: 2 });
    expect(together.done.length).toBeGreaterThan(1000);
    expect(together.refused['somebody-else-has-it']).toBeGreaterThan(100);
    await expectNothingLostOrTwice(together);
  },
  (minutes + 3) * 60_000,
);

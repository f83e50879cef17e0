import { beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { silentLog } from '#platform/testing/test-database.ts';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectMailed, expectStoredOnce, type Ledger, openLedger } from '../support/fault-ledger.ts';
import { type FaultMailbox, newMailbox } from '../support/fault-mailbox.ts';
import { expectClearRefusals, startReaders, surviveOutage } from '../support/fault-outage.ts';
import { say } from '../support/fault-say.ts';
import { type FaultSite, newSite, postmasterOf } from '../support/fault-site.ts';
import { startStorm } from '../support/fault-storm.ts';
import type { Ask } from '../support/fault-visitor.ts';
import { pause } from '../support/fault-wait.ts';

/** A database server beside the site (DATABASE_URL), restarted under load in every way that happens to one. */
const tidyUp = tidyUpAfterwards();
const folder = temporaryFolder();
const recoveryMs = 30_000;
const asks: Ask[] = [];
let server: EmbeddedPostgres;
let mailbox: FaultMailbox;
let site: FaultSite;
let ledger: Ledger;

beforeAll(async () => {
  tidyUp(() => removeFolder(folder));
  server = await startEmbeddedPostgres({ dataDir: folder, log: silentLog });
  tidyUp(() => server.stop());
  mailbox = await newMailbox();
  tidyUp(() => mailbox.close());
  site = await newSite({ SMTP_URL: mailbox.url, DATABASE_URL: server.url });
  tidyUp(() => site.remove());
  await site.start();
  ledger = openLedger(server.url);
  tidyUp(() => ledger.close());
});

const outages: [name: string, breakIt: () => Promise<void> | void][] = [
  ['restarted at once', () => void process.kill(postmasterOf(folder), 'SIGINT')],
  ['killed with -9 and started again', () => void process.kill(postmasterOf(folder), 'SIGKILL')],
  [
    'stopped for five seconds',
    async () => {
      await server.stop();
      await pause(5000);
      server = await startEmbeddedPostgres({ dataDir: folder, log: silentLog });
    },
  ],
];

test.each(outages)(
  'the database is %s: clear refusals, pages stay, and all is well again by itself',
  async (name, breakIt) => {
    const readers = startReaders(site.url, ['/', '/group-medical-cover']);
    const storm = startStorm({ url: site.url, connections: 40 });
    await pause(2000);
    const silentMs = await surviveOutage(storm, { breakIt, withinMs: recoveryMs });
    await pause(1500);
    await storm.end();
    await readers.end();
    asks.push(...storm.asks);

    const statuses = Object.fromEntries(storm.statuses);
    say(name, { asks: storm.asks.length, statuses, silentMs, pagesRead: readers.answers() });
    expectClearRefusals(storm.refusals);
    expect(storm.statuses.get(0) ?? 0, 'sends that were not answered at all').toBe(0);
    expect(readers.failures).toEqual([]);
    expect(storm.acknowledged().length).toBe(storm.asks.length);
    expect(site.isRunning()).toBe(true);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    await expectStoredOnce(ledger, asks);
  },
);

test('every mail of the three outages arrived', async () => {
  const stored = await expectStoredOnce(ledger, asks);
  await expectMailed(ledger, { stored, mailbox, withinMs: 200_000 });
});

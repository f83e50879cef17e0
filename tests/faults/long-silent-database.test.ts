import { beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { silentLog } from '#platform/testing/test-database.ts';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectMailed, expectStoredOnce, type Ledger, openLedger } from '../support/fault-ledger.ts';
import { type FaultMailbox, newMailbox } from '../support/fault-mailbox.ts';
import { expectClearRefusals, startReaders } from '../support/fault-outage.ts';
import { say } from '../support/fault-say.ts';
import { type SilentCable, silentCableTo } from '../support/fault-silent-cable.ts';
import { type FaultSite, newSite } from '../support/fault-site.ts';
import { startStorm, untilAcknowledged } from '../support/fault-storm.ts';

/** Connections that died without a word: no error comes, only silence. */
const tidyUp = tidyUpAfterwards();
const folder = temporaryFolder();
let server: EmbeddedPostgres;
let cable: SilentCable;
let mailbox: FaultMailbox;
let site: FaultSite;
let ledger: Ledger;

beforeAll(async () => {
  tidyUp(() => removeFolder(folder));
  server = await startEmbeddedPostgres({ dataDir: folder, log: silentLog });
  tidyUp(() => server.stop());
  cable = await silentCableTo(server.url);
  tidyUp(() => cable.close());
  mailbox = await newMailbox();
  tidyUp(() => mailbox.close());
  site = await newSite({ SMTP_URL: mailbox.url, DATABASE_URL: cable.url });
  tidyUp(() => site.remove());
  await site.start();
  ledger = openLedger(server.url);
  tidyUp(() => ledger.close());
});

test('all connections to the database fall silent: within half a minute the site has new ones', async () => {
  const readers = startReaders(site.url, ['/', '/group-medical-cover']);
  const storm = startStorm({ url: site.url, connections: 40 });
  await untilAcknowledged(storm, 100);
  cable.silence();
  const begun = Date.now();
  await untilAcknowledged(storm, 50);
  const servedAgainMs = Date.now() - begun;
  await storm.end();
  await readers.end();

  say('silence', { asks: storm.asks.length, statuses: Object.fromEntries(storm.statuses), servedAgainMs });
  expect(servedAgainMs).toBeLessThan(30_000);
  expectClearRefusals(storm.refusals);
  expect(readers.failures).toEqual([]);
  const stored = await expectStoredOnce(ledger, storm.asks);
  await expectMailed(ledger, { stored, mailbox, withinMs: 200_000 });
});

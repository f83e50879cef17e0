import { beforeAll, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectMailed, expectStoredOnce, type Ledger, openEmbeddedLedger } from '../support/fault-ledger.ts';
import { type FaultMailbox, newMailbox } from '../support/fault-mailbox.ts';
import { expectClearRefusals, startReaders, surviveOutage } from '../support/fault-outage.ts';
import { say } from '../support/fault-say.ts';
import { type FaultSite, newSite, postmasterOf } from '../support/fault-site.ts';
import { startStorm } from '../support/fault-storm.ts';
import { pause } from '../support/fault-wait.ts';

const tidyUp = tidyUpAfterwards();
let mailbox: FaultMailbox;
let site: FaultSite;
let ledger: Ledger;

beforeAll(async () => {
  mailbox = await newMailbox();
  tidyUp(() => mailbox.close());
  site = await newSite({ SMTP_URL: mailbox.url });
  tidyUp(() => site.remove());
  await site.start();
  ledger = await openEmbeddedLedger(site.dataDir);
  tidyUp(() => ledger.close());
});

test('the embedded database is killed with -9 under load: the site brings it back by itself', async () => {
  const readers = startReaders(site.url, ['/', '/group-medical-cover']);
  const storm = startStorm({ url: site.url, connections: 40 });
  const silentMs: number[] = [];
  for (let kills = 0; kills < 2; kills += 1) {
    await pause(2000);
    const breakIt = () => void process.kill(postmasterOf(site.dataDir), 'SIGKILL');
    silentMs.push(await surviveOutage(storm, { breakIt, withinMs: 30_000 }));
  }
  await pause(1000);
  await storm.end();
  await readers.end();

  const statuses = Object.fromEntries(storm.statuses);
  say('embedded', { asks: storm.asks.length, statuses, silentMs, pagesRead: readers.answers() });
  expectClearRefusals(storm.refusals);
  expect(storm.statuses.get(0) ?? 0, 'sends that were not answered at all').toBe(0);
  expect(readers.failures).toEqual([]);
  expect(storm.acknowledged().length).toBe(storm.asks.length);
  expect(site.isRunning()).toBe(true);
  const stored = await expectStoredOnce(ledger, storm.asks);
  await expectMailed(ledger, { stored, mailbox, withinMs: 200_000 });
});

import { beforeAll, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectMailed, expectStoredOnce } from '../support/fault-ledger.ts';
import { expectClearRefusals, startReaders, surviveOutage } from '../support/fault-outage.ts';
import { say } from '../support/fault-say.ts';
import { postmasterOf } from '../support/fault-site.ts';
import { startStorm } from '../support/fault-storm.ts';
import { pause } from '../support/fault-wait.ts';
import { type FaultWorld, openWorld } from '../support/fault-world.ts';

const tidyUp = tidyUpAfterwards();
let mailbox: FaultWorld['mailbox'];
let site: FaultWorld['site'];
let ledger: FaultWorld['ledger'];

beforeAll(async () => {
  ({ site, mailbox, ledger } = await openWorld(tidyUp));
});

test('the embedded database is killed with -9 under load: the site brings it back', async () => {
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

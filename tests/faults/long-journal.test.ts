import { beforeAll, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectMailed, expectStoredOnce } from '../support/fault-ledger.ts';
import { startReaders } from '../support/fault-outage.ts';
import { say } from '../support/fault-say.ts';
import { startStorm, untilAcknowledged } from '../support/fault-storm.ts';
import { pause, until } from '../support/fault-wait.ts';
import { type FaultWorld, type OwnServer, openServer, openWorld } from '../support/fault-world.ts';

const tidyUp = tidyUpAfterwards();
const awayMs = 5 * 60_000;
let server: OwnServer;
let mailbox: FaultWorld['mailbox'];
let site: FaultWorld['site'];
let ledger: FaultWorld['ledger'];

beforeAll(async () => {
  server = await openServer(tidyUp);
  ({ site, mailbox, ledger } = await openWorld(tidyUp, { siteUrl: server.url, url: server.url }));
});

test('the database is away for five minutes under load: pages stay, every enquiry is kept and stored once', async () => {
  const readers = startReaders(site.url, ['/', '/group-medical-cover', '/call-back']);
  const storm = startStorm({ url: site.url, connections: 10, maxAsks: 6000 });
  await untilAcknowledged(storm, 50);
  await server.stop();
  const begun = Date.now();
  await until('the outage is felt', 20_000, () => storm.kept() > 0);
  await pause(awayMs - (Date.now() - begun));
  await server.start();
  await storm.end();
  const isBackMs = Date.now();
  const stored = await expectStoredOnce(ledger, storm.asks);
  const takenOverMs = Date.now() - isBackMs;
  await readers.end();

  const statuses = Object.fromEntries(storm.statuses);
  const figures = { asks: storm.asks.length, kept: storm.kept(), pagesRead: readers.answers(), takenOverMs };
  say('five minutes', { ...figures, statuses });
  expect(Object.keys(statuses)).toEqual(['200']);
  expect(readers.failures).toEqual([]);
  await expectMailed(ledger, { stored, mailbox, withinMs: 250_000 });
}, 900_000);

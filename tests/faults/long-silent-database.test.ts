import { beforeAll, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectMailed, expectStoredOnce } from '../support/fault-ledger.ts';
import { expectClearRefusals, startReaders } from '../support/fault-outage.ts';
import { say } from '../support/fault-say.ts';
import { startStorm, untilAcknowledged } from '../support/fault-storm.ts';
import { type UnresponsiveProxy, unresponsiveProxyTo } from '../support/fault-unresponsive-proxy.ts';
import { type FaultWorld, openServer, openWorld } from '../support/fault-world.ts';

/** Connections that died without a word: no error comes, only silence. */
const tidyUp = tidyUpAfterwards();
let cable: UnresponsiveProxy;
let mailbox: FaultWorld['mailbox'];
let site: FaultWorld['site'];
let ledger: FaultWorld['ledger'];

beforeAll(async () => {
  const server = await openServer(tidyUp);
  cable = await unresponsiveProxyTo(server.url);
  tidyUp(() => cable.close());
  ({ site, mailbox, ledger } = await openWorld(tidyUp, { siteUrl: cable.url, url: server.url }));
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

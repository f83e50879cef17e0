import { beforeAll, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectMailed, expectStoredOnce } from '../support/fault-ledger.ts';
import { expectClearRefusals, startReaders, surviveOutage } from '../support/fault-outage.ts';
import { say } from '../support/fault-say.ts';
import { postmasterOf } from '../support/fault-site.ts';
import { startStorm } from '../support/fault-storm.ts';
import type { Ask } from '../support/fault-visitor.ts';
import { pause } from '../support/fault-wait.ts';
import { type FaultWorld, type OwnServer, openServer, openWorld } from '../support/fault-world.ts';

/** A database server apart from the site (DATABASE_URL), restarted under load in every way that happens to one. */
const tidyUp = tidyUpAfterwards();
const recoveryMs = 30_000;
const asks: Ask[] = [];
let server: OwnServer;
let mailbox: FaultWorld['mailbox'];
let site: FaultWorld['site'];
let ledger: FaultWorld['ledger'];

beforeAll(async () => {
  server = await openServer(tidyUp);
  ({ site, mailbox, ledger } = await openWorld(tidyUp, { siteUrl: server.url, url: server.url }));
});

const outages: [name: string, breakIt: () => Promise<void> | void][] = [
  ['restarted at once', () => void process.kill(postmasterOf(server.folder), 'SIGINT')],
  ['killed with -9 and started again', () => void process.kill(postmasterOf(server.folder), 'SIGKILL')],
  [
    'stopped for five seconds',
    async () => {
      await server.stop();
      await pause(5000);
      await server.start();
    },
  ],
];

test.each(outages)(
  'the database is %s: enquiries are kept, pages stay, and all is well again by itself',
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

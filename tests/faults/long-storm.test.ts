import { beforeAll, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectMailed, expectStoredOnce } from '../support/fault-ledger.ts';
import { say } from '../support/fault-say.ts';
import { startStorm, untilAcknowledged } from '../support/fault-storm.ts';
import { newSession, send } from '../support/fault-visitor.ts';
import { pause } from '../support/fault-wait.ts';
import { type FaultWorld, openWorld } from '../support/fault-world.ts';

const tidyUp = tidyUpAfterwards();
let mailbox: FaultWorld['mailbox'];
let site: FaultWorld['site'];
let ledger: FaultWorld['ledger'];

beforeAll(async () => {
  ({ site, mailbox, ledger } = await openWorld(tidyUp));
});

test('three times kill -9 in a storm on forty connections loses nothing that a visitor was thanked for', async () => {
  const storm = startStorm({ url: site.url, connections: 40 });
  for (let kills = 0; kills < 3; kills += 1) {
    await untilAcknowledged(storm, 150);
    await pause(Math.random() * 1500);
    await site.kill();
    await site.start();
  }
  await untilAcknowledged(storm, 150);
  await storm.end();

  expect(storm.acknowledged().length, 'everybody was answered in the end').toBe(storm.asks.length);
  expect(storm.asks.length).toBeGreaterThan(600);
  const stored = await expectStoredOnce(ledger, storm.asks);
  await expectMailed(ledger, { stored, mailbox, withinMs: 200_000 });
  const statuses = Object.fromEntries(storm.statuses);
  say('storm', { asks: storm.asks.length, stored: stored.length, mails: mailbox.mails.length, statuses });

  // The keys outlive the kills: anyone who sends again a minute later gets the same reference and no second record.
  const session = await newSession(site.url);
  for (const ask of storm.asks.slice(0, 200)) {
    const again = await send(site.url, session, ask);
    expect(again.body.data?.reference).toBe(ask.references[0]);
  }
  await expectStoredOnce(ledger, storm.asks);
});

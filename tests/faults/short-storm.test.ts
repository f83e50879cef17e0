import { beforeAll, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectMailed, expectStoredOnce } from '../support/fault-ledger.ts';
import { startStorm, untilAcknowledged } from '../support/fault-storm.ts';
import { type Ask, newAsk, newSession, send, sendPage } from '../support/fault-visitor.ts';
import { pause } from '../support/fault-wait.ts';
import { type FaultWorld, openWorld } from '../support/fault-world.ts';

/** The house's first promise in half a minute; `long-storm.test.ts` presses harder. */
const tidyUp = tidyUpAfterwards();
let mailbox: FaultWorld['mailbox'];
let site: FaultWorld['site'];
let ledger: FaultWorld['ledger'];
const asks: Ask[] = [];

beforeAll(async () => {
  ({ site, mailbox, ledger } = await openWorld(tidyUp));
});

test('a COMMIT that fails is answered as a failure and leaves nothing behind; the same key works afterwards', async () => {
  const ask = newAsk();
  const session = await newSession(site.url);
  await refuseCommits();
  const refused = await send(site.url, session, ask);
  expect(refused.status).toBe(500);
  expect(refused.body).toEqual({
    status_code: 0,
    status_description: 'Some error occured please retry',
    errors: {},
  });
  expect(await everythingStored()).toEqual({ enquiries: 0, consents: 0, deliveries: 0, keys: 0, jobs: 0 });

  await takeCommitsAgain();
  const saved = await send(site.url, session, ask);
  expect(saved.status).toBe(200);
  expect(await everythingStored()).toEqual({ enquiries: 1, consents: 4, deliveries: 1, keys: 1, jobs: 1 });
  asks.push({ ...ask, references: [String(saved.body.data?.reference)] });
  await expectStoredOnce(ledger, asks);
});

test('the form’s page does not thank for a COMMIT that failed, and keeps what was typed', async () => {
  const before = await everythingStored();
  const ask = newAsk();
  await refuseCommits();
  const { status, text, to } = await sendPage(site.url, ask);
  expect([status, to]).toEqual([500, '']);
  expect(text).toContain('Some error occured please retry');
  expect(text).toContain(`value="${ask.phone}"`);
  expect(await everythingStored()).toEqual(before);

  await takeCommitsAgain();
  const thanked = await sendPage(site.url, ask);
  expect(thanked.status).toBe(303);
  expect(thanked.to).toMatch(/^\/thank-you\?/);
  const rows = await ledger.rows('select channel from call_from_experts where phone = $1', [ask.phone]);
  expect(rows).toEqual([{ channel: 'page' }]);
});

test('kill -9 in the middle of a storm: every visitor who was thanked is stored once and mailed', async () => {
  const storm = startStorm({ url: site.url, connections: 20, maxAsks: 1500 });
  await untilAcknowledged(storm, 100);
  await pause(Math.random() * 500);
  await site.kill();
  await site.start();
  await untilAcknowledged(storm, 20);
  await storm.end();

  expect(storm.acknowledged().length).toBe(storm.asks.length);
  const stored = await expectStoredOnce(ledger, [...asks, ...storm.asks]);
  await expectMailed(ledger, { stored, mailbox, withinMs: 90_000 });
});

/** The statements pass; what fails is the COMMIT itself. */
async function refuseCommits(): Promise<void> {
  await ledger.run(`
    create function refuse_at_commit() returns trigger language plpgsql as
      $$ begin raise exception 'refused at commit'; end $$;
    create constraint trigger refuse_at_commit after insert on call_from_experts
      deferrable initially deferred for each row execute function refuse_at_commit()`);
}

function takeCommitsAgain(): Promise<void> {
  return ledger.run('drop function refuse_at_commit() cascade');
}

async function everythingStored(): Promise<Record<string, number>> {
  const [counts] = await ledger.rows<Record<string, number>>(`
    select (select count(*)::int from call_from_experts) as enquiries,
      (select count(*)::int from consents) as consents,
      (select count(*)::int from deliveries) as deliveries,
      (select count(*)::int from enquiry.idempotency_keys) as keys,
      (select count(*)::int from pgboss.job where name = 'enquiry-delivery') as jobs`);
  return counts ?? {};
}

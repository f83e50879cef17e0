import { beforeAll, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { newAsk, newSession, send } from '../support/fault-visitor.ts';
import { until } from '../support/fault-wait.ts';
import { type FaultWorld, openWorld } from '../support/fault-world.ts';

const tidyUp = tidyUpAfterwards();
let mailbox: FaultWorld['mailbox'];
let site: FaultWorld['site'];
let ledger: FaultWorld['ledger'];

beforeAll(async () => {
  ({ site, mailbox, ledger } = await openWorld(tidyUp));
});

test('the mail server is away: deliveries wait with their attempts and the reason, and are sent when it is back', async () => {
  await mailbox.close();
  const references = await Promise.all(Array.from({ length: 5 }, askForCall));
  await untilAll(references, 'have been tried twice', ({ state, attempts, reason }) =>
    Boolean(state !== 'sent' && attempts >= 2 && reason),
  );
  for (const { reason } of await deliveriesOf(references)) expect(reason).toMatch(/ECONNREFUSED/);
  expect(mailbox.mails).toEqual([]);

  await mailbox.open();
  await untilAll(references, 'are sent', ({ state }) => state === 'sent');
  for (const delivery of await deliveriesOf(references)) {
    expect(delivery).toMatchObject({ reason: null, hasTime: true });
    expect(delivery.attempts).toBeGreaterThanOrEqual(3);
    expect(mailbox.mails).toContainEqual({ messageId: delivery.messageId, reference: delivery.reference });
  }
});

test('the mail server is away for an hour: every mail waits through all of it, and arrives once', async () => {
  await mailbox.close();
  const references = await Promise.all(Array.from({ length: 5 }, askForCall));
  const hourMs = 3_600_000;
  let passedMs = 0;
  for (let attempts = 1; passedMs < hourMs; attempts += 1) {
    await untilAll(
      references,
      `have been tried ${attempts} times`,
      (delivery) => delivery.attempts >= attempts,
    );
    passedMs += await passTheWait();
  }
  for (const { state, reason } of await deliveriesOf(references)) {
    expect(state).not.toBe('failed');
    expect(reason).toMatch(/ECONNREFUSED/);
  }
  await mailbox.open();
  await passTheWait();
  await untilAll(references, 'are sent', ({ state }) => state === 'sent');
  for (const { messageId, reference } of await deliveriesOf(references)) {
    const arrived = mailbox.mails.filter((mail) => mail.reference === reference);
    expect(arrived).toEqual([{ messageId, reference }]);
  }
});

/** As if the clock went on to the moment at which the last waiting job is due. @returns by how much, in milliseconds */
async function passTheWait(): Promise<number> {
  const waiting = `from pgboss.job where state = 'retry'`;
  await until('the attempts are over', 30_000, async () => {
    const rows = await ledger.rows(`select 1 from pgboss.job where state in ('active', 'created')`);
    return rows.length === 0;
  });
  const [row] = await ledger.rows<{ ms: number }>(
    `select coalesce(max(extract(epoch from start_after - now()) * 1000), 0)::float as ms ${waiting}`,
  );
  const ms = Math.max(0, row?.ms ?? 0);
  await ledger.rows(
    `update pgboss.job set start_after = start_after - make_interval(secs => $1) where state = 'retry'`,
    [ms / 1000],
  );
  return ms;
}

test('the mail server refuses for a while: the reason is its own, and the mail arrives later', async () => {
  mailbox.mode = 'refusing';
  const reference = await askForCall();
  await untilAll([reference], 'is refused', ({ reason }) => Boolean(reason?.includes('Come back later')));
  mailbox.mode = 'accepting';
  await untilAll([reference], 'is sent', ({ state }) => state === 'sent');
  expect(mailbox.mails.filter((mail) => mail.reference === reference)).toHaveLength(1);
});

test('kill -9 while a mail is being sent: it is sent again, under the same Message-ID', async () => {
  mailbox.mode = 'silent';
  const reference = await askForCall();
  await until('the mail is under way', 20_000, () => mailbox.unacknowledged.length > 0);
  await site.kill();
  expect(await deliveriesOf([reference])).toMatchObject([{ state: 'sending', attempts: 1 }]);

  mailbox.mode = 'accepting';
  await site.start();
  await untilAll([reference], 'is sent', ({ state }) => state === 'sent');
  const [delivery] = await deliveriesOf([reference]);
  const expected = { messageId: delivery?.messageId, reference };
  expect(mailbox.unacknowledged).toEqual([expected]);
  expect(mailbox.mails.filter((mail) => mail.reference === reference)).toEqual([expected]);
});

async function askForCall(): Promise<string> {
  const { status, body } = await send(site.url, await newSession(site.url), newAsk());
  expect(status, 'an enquiry is taken whatever the mail server does').toBe(200);
  return String(body.data?.reference);
}

type Waiting = {
  reference: string;
  messageId: string;
  state: string;
  attempts: number;
  reason: string | null;
  hasTime: boolean;
};

function deliveriesOf(references: string[]): Promise<Waiting[]> {
  return ledger.rows<Waiting>(
    `select reference, message_id as "messageId", state::text, attempts::int, last_error as reason,
       sent_at is not null as "hasTime"
     from deliveries where reference = any($1)`,
    [references],
  );
}

/** A minute and a half: the pauses between attempts grow, and the job of a killed worker is missed after 15 s. */
async function untilAll(
  references: string[],
  what: string,
  isSo: (delivery: Waiting) => boolean,
): Promise<void> {
  await until(`all mails ${what}`, 90_000, async () => {
    const deliveries = await deliveriesOf(references);
    return deliveries.length === references.length && deliveries.every(isSo);
  });
}

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

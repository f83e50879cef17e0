import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { openMailbox } from '../support/mailbox.ts';

const mailbox = await openMailbox();
setEnvironment({ SMTP_URL: mailbox.url });

import { allMailTemplates } from '#desk/mails/all-mail-templates.ts';
import { resendDelivery } from '#enquiry/deliveries/resend-delivery.ts';
import { resendMails } from '#mail/outbox/resend-mail.ts';
import { startOutbox } from '#mail/outbox/start-outbox.ts';
import { inTransaction } from '#platform/database.ts';
import { closeMail } from '#platform/mail.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { nightlyTest } from '../support/nightly-test.ts';
import { owed, rowOf } from '../support/owed-mail.ts';
import { saved } from '../support/saved-deliveries.ts';

/** What staff send again has one job, however often they press the button and whatever its job is doing. */
withDatabase();
withContentService();

let stopSweep = () => {};
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  mailbox.mails.length = 0;
});
afterAll(async () => {
  stopSweep();
  closeMail();
  await mailbox.close();
});

const again = (id: number) => inTransaction((client) => resendMails(client, [id]));

type Job = { state: string; retries: number; wait: number };
const jobsWith = (key: string, id: number) =>
  rowsOf<Job>(
    `select state::text, retry_count as retries, greatest(0, extract(epoch from start_after - now()))::int as wait
     from pgboss.job where data ->> $1 = $2 and state in ('created', 'retry', 'active')`,
    [key, String(id)],
  );

const jobStates = ['created', 'retry', 'active'] as const;
type Given = { key: string; id: number; state: string };
const give = ({ key, id, state }: Given) =>
  rowsOf(
    `update pgboss.job set state = $3::pgboss.job_state, retry_count = 9, start_after = now() + interval '1 hour'
     where data ->> $1 = $2`,
    [key, String(id), state],
  );

test.each(jobStates)('a mail whose job is %s gets no second one, and waits for nothing', async (state) => {
  const { id } = await owed('Xqzvpressed');
  await give({ key: 'outgoingId', id, state });
  for (const _press of [1, 2, 3]) expect(await again(id)).toEqual([id]);
  await Promise.all([again(id), again(id)]);
  const fresh = { state: 'created', retries: 0, wait: 0 };
  expect(await jobsWith('outgoingId', id)).toEqual([
    state === 'active' ? expect.objectContaining({ state }) : fresh,
  ]);
});

test.each(jobStates)('the same for a delivery whose job is %s', async (state) => {
  const { mail: id } = await saved();
  await give({ key: 'deliveryId', id, state });
  for (const _press of [1, 2, 3]) expect(await resendDelivery(id)).toBe(true);
  expect(await jobsWith('deliveryId', id)).toHaveLength(1);
});

// The worker takes the other tests' jobs as well, so that this one is the last.
nightlyTest(
  'the worker tries a mail once for each press during an outage, and sends it once when it is over',
  async () => {
    await rowsOf('delete from pgboss.job');
    const { id } = await owed('Xqzvoutage');
    mailbox.isRefusing = true;
    stopSweep = await startOutbox(async () => allMailTemplates);
    const isPutOff = () =>
      vi.waitFor(
        async () => {
          expect(await jobsWith('outgoingId', id)).toMatchObject([{ state: 'retry' }]);
          expect(await rowOf(id)).toMatchObject({ state: 'pending', attempts: 1 });
        },
        { timeout: 15_000, interval: 20 },
      );
    await isPutOff();
    for (const _press of [1, 2, 3]) {
      await again(id);
      await isPutOff();
    }
    mailbox.isRefusing = false;
    await again(id);
    await vi.waitFor(async () => expect((await rowOf(id))?.state).toBe('sent'), { timeout: 15_000 });
    expect(mailbox.mails).toHaveLength(1);
  },
);

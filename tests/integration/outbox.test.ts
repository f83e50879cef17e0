import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { openMailbox } from '../support/mailbox.ts';

const mailbox = await openMailbox();
const { dataDir } = setEnvironment({ SMTP_URL: mailbox.url });

import { allPersonalData } from '#desk/all-personal-data.ts';
import { allMailTemplates } from '#desk/mails/all-mail-templates.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { maxAttempts, owedMails } from '#mail/outbox/outgoing.queue.ts';
import { sendOutgoing } from '#mail/outbox/send-outgoing.job.ts';
import { startOutbox } from '#mail/outbox/start-outbox.ts';
import type { MailTemplate } from '#mail/template.ts';
import { setMailTemplates } from '#mail/templates.ts';
import { checkRecords } from '#main/doctor/records.ts';
import { inTransaction } from '#platform/database.ts';
import { closeMail } from '#platform/mail.ts';
import { requeueOrphaned } from '#platform/orphaned-rows.ts';
import { sweepAll } from '#platform/retention.ts';
import { mailMessages } from '#tools/result-mail/messages/messages.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { findTraces } from '../support/find-traces.ts';
import { jobsOf, owed, rowOf } from '../support/owed-mail.ts';
import { newVisitor, sampleEnquiry } from '../support/visitor.ts';

withDatabase();
withContentService();

let stopSweep = () => {};
beforeEach(() => {
  setMailTemplates(async () => allMailTemplates);
  mailbox.mails.length = 0;
  Object.assign(mailbox, { isRefusing: false, knowsNobody: false, refusesSender: false });
});
afterAll(async () => {
  stopSweep();
  closeMail();
  await mailbox.close();
});

function quietly() {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return () => {
    const said = log.mock.calls.map(([line]) => String(line)).join('');
    log.mockRestore();
    return said;
  };
}

test('a mail is owed with the transaction, or not at all', async () => {
  const save = inTransaction(async (client) => {
    const mail = { template: 'result-link', to: 'Xqzvnever@mail.example', locale: 'en', data: {} } as const;
    await enqueueMail(client, mail);
    throw new Error('The save failed.');
  });
  await expect(save).rejects.toThrow('The save failed.');
  expect(await findTraces(['Xqzvnever'], dataDir)).toEqual([]);
});

test('a mail waits in one place and reaches its recipient, of whom nothing is kept then', async () => {
  // The mail promises so.
  expect(mailMessages('en').notAsked).toContain('we do not keep your address');
  const { id, message_id } = await owed('Xqzvsent');
  expect(await findTraces(['Xqzvsent'], dataDir)).toEqual(['mail.outgoing.data', 'mail.outgoing.recipient']);
  await sendOutgoing({ outgoingId: id });
  const [letter = ''] = mailbox.mails;
  const [head = ''] = letter.split('\r\n\r\n');
  expect(head).toMatch(/^To: Xqzvsent@mail.example$/im);
  expect(head).toMatch(/^From: \S+ <support@example.com>$/im);
  expect(head).toContain(`Message-ID: <${message_id}>`);
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/im);
  expect(head).toMatch(/^Content-Type: multipart\/alternative;/im);
  expect(letter.replace(/=\r\n/g, '')).toContain('https://www.example.com/risk-janampatri/result/Xqzvsent');
  expect(await findTraces(['Xqzvsent'], dataDir)).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 1, last_error: null });
  // A job that is worked on again after that sends nothing.
  await sendOutgoing({ outgoingId: id });
  expect(mailbox.mails).toHaveLength(1);
});

test('a refused mail is retried under its Message-ID, and no log names its recipient', async () => {
  const { id, message_id } = await owed('Xqzvrefused');
  mailbox.isRefusing = true;
  const said = quietly();
  await expect(sendOutgoing({ outgoingId: id })).rejects.toThrow(/^Mail \d+ was not sent\.$/);
  const reason = 'The mail server did not accept the mail (450).';
  expect(await rowOf(id)).toMatchObject({ state: 'pending', attempts: 1, last_error: reason });
  const log = said();
  expect(log).toContain('will be tried again');
  expect(log).not.toMatch(/Xqzvrefused/i);
  mailbox.isRefusing = false;
  await sendOutgoing({ outgoingId: id });
  expect(mailbox.mails[0]).toContain(message_id);
  expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
});

test('after its last attempt it has failed and waits for a person; an address that is none fails at once', async () => {
  const said = quietly();
  mailbox.isRefusing = true;
  const late = await owed('Xqzvlate');
  await rowsOf('update mail.outgoing set attempts = $2 where id = $1', [late.id, maxAttempts - 1]);
  await sendOutgoing({ outgoingId: late.id });
  expect(await rowOf(late.id)).toMatchObject({ state: 'failed', attempts: maxAttempts });
  mailbox.knowsNobody = true;
  const wrong = await owed('Xqzvwrong');
  await sendOutgoing({ outgoingId: wrong.id });
  const reason = 'The mail server did not accept the recipient (550).';
  expect(await rowOf(wrong.id)).toMatchObject({ state: 'failed', attempts: 1, last_error: reason });
  expect(said()).not.toMatch(/Xqzv/i);
  // The go-live check speaks of both.
  expect(await checkRecords()).toContainEqual(
    expect.objectContaining({
      what: expect.stringMatching(/^2 mails and hand-overs could not be delivered/),
    }),
  );
  mailbox.knowsNobody = false;
  mailbox.isRefusing = false;
  await sendOutgoing({ outgoingId: wrong.id });
  expect(mailbox.mails).toEqual([]);
});

test('a mail whose sender the server refuses is retried: no recipient is to blame', async () => {
  const { id } = await owed('Xqzvsender');
  mailbox.refusesSender = true;
  const said = quietly();
  await expect(sendOutgoing({ outgoingId: id })).rejects.toThrow(/^Mail \d+ was not sent\.$/);
  said();
  const reason = 'The mail server did not accept our sender address (550).';
  expect(await rowOf(id)).toMatchObject({ state: 'pending', attempts: 1, last_error: reason });
  mailbox.refusesSender = false;
  await sendOutgoing({ outgoingId: id });
  expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 2 });
});

test('a failure’s report has nothing of the mail, even when it cannot be rendered', async () => {
  const said = quietly();
  const { id } = await owed('Xqzvdrawn');
  const broken: MailTemplate = {
    key: 'result-link',
    title: 'Broken',
    example: {},
    draw: (data) => {
      throw new TypeError(`no such thing: ${JSON.stringify(data)}`);
    },
  };
  setMailTemplates(async () => [broken]);
  await expect(sendOutgoing({ outgoingId: id })).rejects.toThrow(/^Mail \d+ was not sent\.$/);
  expect((await rowOf(id))?.last_error).toBe('The mail could not be sent (TypeError).');
  expect(said()).not.toMatch(/Xqzvdrawn/);
});

test('a mail that a killed worker was sending is taken up again', async () => {
  const { id, message_id } = await owed('Xqzvkilled');
  await rowsOf(`update mail.outgoing set state = 'sending', attempts = 1 where id = $1`, [id]);
  await sendOutgoing({ outgoingId: id });
  expect(mailbox.mails[0]).toContain(message_id);
  expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 2 });
});

test('one that has lost its job gets another, once', async () => {
  const [lost, busy] = [await owed('Xqzvlost'), await owed('Xqzvbusy')];
  await rowsOf(`delete from pgboss.job where data ->> 'outgoingId' = $1`, [String(lost.id)]);
  await rowsOf(`update mail.outgoing set updated_at = now() - interval '3 minutes' where id = any($1)`, [
    [lost.id, busy.id],
  ]);
  const said = quietly();
  await Promise.all([requeueOrphaned(owedMails), requeueOrphaned(owedMails)]);
  said();
  for (const { id } of [lost, busy]) expect(await jobsOf(id)).toHaveLength(1);
});

test('a failed mail’s recipient is deleted after thirty days, one of a waiting mail is kept', async () => {
  const [given, waiting, young] = [
    await owed('Xqzvgiven'),
    await owed('Xqzvwaiting'),
    await owed('Xqzvyoung'),
  ];
  await rowsOf(`update mail.outgoing set state = 'failed' where id = any($1)`, [[given.id, young.id]]);
  await rowsOf(`update mail.outgoing set created_at = now() - interval '31 days' where id = any($1)`, [
    [given.id, waiting.id],
  ]);
  await sweepAll(allPersonalData);
  expect(await findTraces(['Xqzvgiven'], dataDir)).toEqual([]);
  expect(await rowOf(given.id)).toBeUndefined();
  expect(await rowOf(waiting.id)).toBeDefined();
  expect(await rowOf(young.id)).toBeDefined();
});

test('deleting a record deletes the mails about it', async () => {
  const { post } = await newVisitor();
  const { body } = await post('save_lead_data', sampleEnquiry());
  const reference = String(body.data?.reference);
  const [about, other] = [await owed('Xqzvabout', reference), await owed('Xqzvother')];
  await rowsOf('delete from call_from_experts where reference = $1', [reference]);
  expect(await rowOf(about.id)).toBeUndefined();
  expect(await rowOf(other.id)).toBeDefined();
});

// The worker takes the other tests' jobs as well, so that this one is the last.
test('the worker sends owed mails on its own', async () => {
  const said = quietly();
  const { id } = await owed('Xqzvworker');
  stopSweep = await startOutbox(async () => allMailTemplates);
  await vi.waitFor(async () => expect((await rowOf(id))?.state).toBe('sent'), { timeout: 15_000 });
  expect(mailbox.mails.filter((mail) => mail.includes('Xqzvworker@'))).toHaveLength(1);
  said();
});

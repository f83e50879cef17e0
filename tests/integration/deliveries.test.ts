import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from '#enquiry/deliveries/deliver.job.ts';
import { maxAttempts, owedDeliveries } from '#enquiry/deliveries/delivery.queue.ts';
import { attemptsAt, undelivered } from '#enquiry/deliveries/read-deliveries.ts';
import { resendDelivery } from '#enquiry/deliveries/resend-delivery.ts';
import { startDeliveries } from '#enquiry/deliveries/start-deliveries.ts';
import { closeMail } from '#platform/mail.ts';
import { requeueOrphaned } from '#platform/orphaned-rows.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { openMailbox } from '../support/mailbox.ts';
import { openRecordingCrm } from '../support/recording-crm.ts';
import { decodeBody, jobsOf, rowOf, saved, secretAtTheDesk } from '../support/saved-deliveries.ts';
import { verifyStandardWebhook } from '../support/standard-webhook.ts';

const mailbox = await openMailbox();

const crm = await openRecordingCrm();
const { handOvers } = crm;

setEnvironment({
  SMTP_URL: mailbox.url,
  CRM_WEBHOOK_URL: `http://127.0.0.1:${crm.port}/hook/secret-path`,
});
withDatabase();

beforeEach(() => {
  mailbox.mails.length = 0;
  mailbox.isRefusing = false;
  handOvers.length = 0;
  crm.status = 200;
});

let stopSweep = () => {};
afterAll(async () => {
  stopSweep();
  closeMail();
  await mailbox.close();
  await crm.close();
});

test('the mail reaches the support address with the text block, and the row says so', async () => {
  const { reference, mail } = await saved({ email: 'asha@example.com', variant: 'corporate' });
  await deliver({ deliveryId: mail });
  const [letter = ''] = mailbox.mails;
  const row = await rowOf(mail);
  expect(letter).toMatch(/^To: support@example.com\r$/m);
  expect(letter).toMatch(/^From: support@example.com\r$/m);
  expect(letter).toMatch(/^Subject: get a call back\r$/m);
  expect(letter).toContain(`Message-ID: <${row.message_id}>`);
  const text = decodeBody(letter);
  expect(text).toMatch(
    /Name: Asha D’Souza\nPhone: 98\d{8}\nDate: -\nTime: -\nLanguage: Hindi\nEmail: asha@example.com\nPurpose: Corporate Insurance\n/,
  );
  expect(text).toContain(`Reference: ${reference}\nCity: Pune, Maharashtra\n`);
  expect(row).toMatchObject({
    state: 'sent',
    attempts: '1',
    last_error: null,
    recipient: 'support@example.com',
  });
  expect(row.sent_at).toBeInstanceOf(Date);
});

test('nothing that a visitor writes becomes a header or a line of its own', async () => {
  const name = 'Asha\r\nBcc: everybody@evil.test\r\n\r\nPhone';
  const company_name = 'X\nPurpose: nothing\u2028Reference: AA2AA2AA';
  const { mail } = await saved({ name: name.replaceAll(':', ' ').replace('@', ' '), company_name });
  await deliver({ deliveryId: mail });
  const [letter = ''] = mailbox.mails;
  const [head = ''] = letter.split('\r\n\r\n');
  // A random Message-ID may have these letters in it.
  expect(head).not.toMatch(/^bcc|everybody|asha/im);
  const text = decodeBody(letter);
  expect(text.match(/^(Purpose|Reference|Phone):/gm)).toEqual(['Phone:', 'Purpose:', 'Reference:']);
});

test('a delivery is sent once, however often its job runs', async () => {
  const { mail } = await saved();
  await deliver({ deliveryId: mail });
  await deliver({ deliveryId: mail });
  expect(mailbox.mails).toHaveLength(1);
  await deliver({ deliveryId: 999_999 });
});

test('a refused mail waits with its reason, is tried again under its Message-ID, and fails in the end', async () => {
  const quiet = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { mail } = await saved();
  mailbox.isRefusing = true;
  await expect(deliver({ deliveryId: mail })).rejects.toThrow(`Delivery ${mail} was not sent.`);
  const waiting = await rowOf(mail);
  expect(waiting).toMatchObject({ state: 'pending', attempts: '1', sent_at: null });
  expect(waiting.last_error).toContain('Come back later');

  mailbox.isRefusing = false;
  await deliver({ deliveryId: mail });
  expect(mailbox.mails[0]).toContain(waiting.message_id);
  expect(await rowOf(mail)).toMatchObject({ state: 'sent', attempts: '2', last_error: null });

  const hopeless = await saved();
  mailbox.isRefusing = true;
  await rowsOf('update deliveries set attempts = $2 where id = $1', [hopeless.mail, maxAttempts - 1]);
  // Settled for good, so the job is done and not tried again.
  await deliver({ deliveryId: hopeless.mail });
  expect(await rowOf(hopeless.mail)).toMatchObject({ state: 'failed', attempts: String(maxAttempts) });
  await deliver({ deliveryId: hopeless.mail });
  expect(await rowOf(hopeless.mail)).toMatchObject({ state: 'failed', attempts: String(maxAttempts) });

  // Logs name the delivery and no one.
  const logged = quiet.mock.calls.join('');
  quiet.mockRestore();
  expect(logged).toContain(`"deliveryId":${mail}`);
  expect(logged).not.toMatch(/Asha|98000|support@|Pune/);
});

test('sent again: a sent and a failed delivery go out again under their old Message-ID', async () => {
  const { mail } = await saved();
  await deliver({ deliveryId: mail });
  const first = await rowOf(mail);

  expect(await resendDelivery(mail, true)).toBe(true);
  expect(await rowOf(mail)).toMatchObject({ state: 'pending', attempts: '0' });
  expect(await jobsOf(mail)).toHaveLength(1);
  await deliver({ deliveryId: mail });
  expect(mailbox.mails).toHaveLength(2);
  for (const letter of mailbox.mails) expect(letter).toContain(`<${first.message_id}>`);

  await rowsOf(`update deliveries set state = 'failed', attempts = $2 where id = $1`, [mail, maxAttempts]);
  await resendDelivery(mail);
  await deliver({ deliveryId: mail });
  expect(await rowOf(mail)).toMatchObject({ state: 'sent', attempts: '1' });
  expect(await resendDelivery(999_999, true)).toBe(false);
});

test('a delivery left in sending by a killed worker is taken up again', async () => {
  const { mail } = await saved();
  await rowsOf(
    `update deliveries set state = 'sending', attempts = 1, last_attempt_at = now() where id = $1`,
    [mail],
  );
  await deliver({ deliveryId: mail });
  expect(await rowOf(mail)).toMatchObject({ state: 'sent', attempts: '2' });
});

test('the sweep enqueues what has lost its job, once, and leaves the rest alone', async () => {
  const lost = await saved();
  const stuck = await saved();
  const fresh = await saved();
  const busy = await saved();
  await rowsOf(`delete from pgboss.job where (data->>'deliveryId')::int = any($1)`, [
    [lost.mail, stuck.mail, fresh.mail],
  ]);
  await rowsOf(`update deliveries set state = 'sending' where id = $1`, [stuck.mail]);
  const old = [lost.mail, stuck.mail, busy.mail];
  await rowsOf(`update deliveries set updated_at = now() - interval '3 minutes' where id = any($1)`, [old]);

  const quiet = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  // Two instances at once.
  const counts = await Promise.all([requeueOrphaned(owedDeliveries), requeueOrphaned(owedDeliveries)]);
  quiet.mockRestore();
  expect(counts[0] + counts[1]).toBe(2);
  for (const { mail } of [lost, stuck, busy]) expect(await jobsOf(mail)).toHaveLength(1);
  expect(await jobsOf(fresh.mail)).toHaveLength(0);
});

test('the CRM is handed the record, without what was withdrawn since, signed so that a stock library can check it', async () => {
  const { reference, handOver } = await saved({ consent_share: true, consent_whatsapp: true });
  await rowsOf(
    `update consents set withdrawn_at = now() where reference = $1 and purpose = 'consent_whatsapp'`,
    [reference],
  );
  await deliver({ deliveryId: handOver });
  const [{ headers, body } = { headers: {}, body: '' }] = handOvers;
  const row = await rowOf(handOver);
  expect(headers['content-type']).toBe('application/json');
  expect(headers['webhook-id']).toBe(row.message_id);
  const secret = await secretAtTheDesk();
  expect(verifyStandardWebhook(secret, headers, body)).toBe(true);
  expect(verifyStandardWebhook(secret, headers, `${body} `)).toBe(false);
  expect(JSON.parse(body)).toMatchObject({
    type: 'enquiry.created',
    data: {
      reference,
      name: 'Asha D’Souza',
      concern: 'Corporate Insurance',
      consent: true,
      consent_share: true,
      consent_news: false,
      consent_whatsapp: false,
    },
  });
  expect(row).toMatchObject({ state: 'sent', recipient: `127.0.0.1:${crm.port}` });
});

test('a CRM that does not take it is tried again', async () => {
  const quiet = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { handOver } = await saved();
  for (const status of [500, 302, 404]) {
    crm.status = status;
    await expect(deliver({ deliveryId: handOver })).rejects.toThrow();
    expect((await rowOf(handOver)).state).toBe('pending');
  }
  quiet.mockRestore();
  const row = await rowOf(handOver);
  expect(row.last_error).toBe('The CRM answered 404.');
  const ofIt = async () => (await undelivered()).filter(({ id }) => id === handOver);
  expect(await ofIt()).toMatchObject([{ state: 'pending', attempts: 3, reason: 'The CRM answered 404.' }]);
  crm.status = 204;
  await deliver({ deliveryId: handOver });
  expect(new Set(handOvers.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([row.message_id]));
  expect(await ofIt()).toEqual([]);
});

test('each attempt is noted with what came of it, nothing of what was sent, and goes with its delivery', async () => {
  const quiet = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { reference, handOver } = await saved();
  crm.status = 503;
  await expect(deliver({ deliveryId: handOver })).rejects.toThrow();
  crm.status = 204;
  await deliver({ deliveryId: handOver });
  quiet.mockRestore();
  const attempts = () =>
    rowsOf('select outcome from enquiry.delivery_attempts where delivery_id = $1 order by made_at', [
      handOver,
    ]);
  expect(await attempts()).toEqual([
    { outcome: 'The CRM answered 503.' },
    { outcome: 'The CRM answered 204.' },
  ]);
  // As staff read it.
  expect((await attemptsAt(handOver)).map(({ outcome }) => outcome)).toEqual([
    'The CRM answered 204.',
    'The CRM answered 503.',
  ]);
  await rowsOf('delete from call_from_experts where reference = $1', [reference]);
  expect(await attempts()).toEqual([]);
});

test('the worker sends saved enquiries on its own', async () => {
  stopSweep = await startDeliveries();
  const { reference, mail, handOver } = await saved();
  await vi.waitFor(
    async () => {
      expect((await rowOf(mail)).state).toBe('sent');
      expect((await rowOf(handOver)).state).toBe('sent');
    },
    { timeout: 15_000, interval: 200 },
  );
  expect(mailbox.mails.some((letter) => decodeBody(letter).includes(reference))).toBe(true);
}, 20_000);

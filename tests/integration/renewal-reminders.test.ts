import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { openMailbox } from '../support/mailbox.ts';

const mailbox = await openMailbox();
const { dataDir } = setEnvironment({ SMTP_URL: mailbox.url, SITE_URL: 'http://localhost:3000' });

import { allMailTemplates } from '#desk/mails/all-mail-templates.ts';
import { sendOutgoing } from '#mail/outbox/send-outgoing.job.ts';
import { setMailTemplates } from '#mail/templates.ts';
import { closeMail } from '#platform/mail.ts';
import { deleteEndedReminders } from '#renewals/reminders/delete-ended.ts';
import { sendDueReminders } from '#renewals/reminders/send-due.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { findTraces } from '../support/find-traces.ts';
import {
  askForMail,
  confirmedReminder,
  confirmPath,
  forgetPath,
  owedMails,
  renewalPages,
} from '../support/renewal-pages.ts';

/** Reminders by mail, by a clock that is moved: the policy ends on 5 March 2027. */
withDatabase();
withContentService();

const at = (moment: string) => vi.setSystemTime(new Date(`${moment}+05:30`));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at('2026-11-26T12:00');
  setMailTemplates(async () => allMailTemplates);
  mailbox.mails.length = 0;
  await rowsOf('delete from mail.outgoing');
  await rowsOf('delete from renewals.reminders');
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  closeMail();
  await mailbox.close();
});

type Reminder = { id: number; email: string; state: string; day: string };
const reminders = () =>
  rowsOf<Reminder>('select id, email, state, day::text from renewals.reminders order by id');
const stagesNoted = () =>
  rowsOf<{ days_before: number; mail_id: string | null }>(
    'select days_before, mail_id from renewals.mails order by days_before desc',
  );
/** What a minute of two instances at once puts into the outbox. @returns the days before of each mail that is owed */
async function aMinute(moment: string): Promise<(number | undefined)[]> {
  at(moment);
  await Promise.all([sendDueReminders(), sendDueReminders()]);
  return (await owedMails()).map(({ data }) => data?.stage);
}

test('no one is reminded before the button behind the mailed link was pressed', async () => {
  const sent = await askForMail('asha@mail.example');
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/renewal-reminder/asked']);
  expect(await reminders()).toMatchObject([{ state: 'pending', day: '2027-03-05' }]);
  expect(await owedMails()).toMatchObject([{ template: 'renewal-confirm', recipient: 'asha@mail.example' }]);
  // The insurer's name was typed by someone whose address it may not be.
  expect(JSON.stringify(await owedMails())).not.toContain('Sample General');
  expect(await aMinute('2027-01-04T09:00')).toEqual([undefined]);
  at('2026-11-26T12:00');

  const path = await confirmPath();
  const opened = await renewalPages.get(path);
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await opened.text()).toContain('<button type="submit"');
  expect((await reminders())[0]?.state).toBe('pending');

  const pressed = await (await renewalPages.press(path)).text();
  expect(pressed).toContain(
    'Car insurance: we will write to you on 4 January 2027; 3 February 2027; 26 February 2027.',
  );
  expect((await reminders())[0]?.state).toBe('confirmed');
  expect((await renewalPages.press(path)).status).toBe(200);
  // The link's token is stored in a form that confirms nothing.
  await rowsOf('delete from mail.outgoing');
  expect(await findTraces([path.split('/').at(-1) ?? ''], dataDir)).toEqual([]);
  expect((await renewalPages.press('/renewal-reminder/confirm/made-up')).status).toBe(404);
});

test('a mail goes sixty, thirty and seven days before, from nine in India, once with two instances', async () => {
  await confirmedReminder('asha@mail.example');
  expect(await aMinute('2027-01-03T23:59')).toEqual([]);
  expect(await aMinute('2027-01-04T08:59')).toEqual([]);
  expect(await aMinute('2027-01-04T09:00')).toEqual([60]);
  expect(await aMinute('2027-01-04T09:01')).toEqual([60]);
  expect(await aMinute('2027-01-05T09:00')).toEqual([60]);
  expect(await aMinute('2027-02-03T09:00')).toEqual([60, 30]);
  expect(await aMinute('2027-02-26T09:00')).toEqual([60, 30, 7]);
  expect(await aMinute('2027-03-05T09:00')).toEqual([60, 30, 7]);
  expect((await owedMails()).map(({ data }) => data?.next)).toEqual(['2027-02-03', '2027-02-26', undefined]);
});

test('a date on which nothing was up is made up for, unless the next one has come', async () => {
  await confirmedReminder('late@mail.example');
  expect(await aMinute('2027-01-07T10:00')).toEqual([60]);
  expect(await aMinute('2027-02-27T10:00')).toEqual([60, 7]);
  await confirmedReminder('never@mail.example', { cover: 'bike' });
  await rowsOf('delete from mail.outgoing');
  expect(await aMinute('2027-03-06T10:00')).toEqual([]);
});

test('a transaction that fails in the middle owes nothing, and the next minute owes it once', async () => {
  for (const name of ['one', 'two']) await confirmedReminder(`${name}@mail.example`);
  await rowsOf(`
    create function refuse_second() returns trigger language plpgsql as
      $$ begin if new.recipient like 'two@%' then raise exception 'killed'; end if; return new; end $$`);
  await rowsOf(
    'create trigger refuse_second before insert on mail.outgoing for each row execute function refuse_second()',
  );
  at('2027-01-04T09:00');
  await expect(sendDueReminders()).rejects.toThrow('killed');
  expect([await owedMails(), await stagesNoted()]).toEqual([[], []]);
  await rowsOf('drop function refuse_second cascade');
  expect(await aMinute('2027-01-04T09:01')).toEqual([60, 60]);
});

test('dates that have passed when the address is confirmed are skipped, and today is not one of them', async () => {
  await askForMail('asha@mail.example');
  at('2027-01-05T12:00');
  await rowsOf('update renewals.reminders set created_at = now()');
  expect(await (await renewalPages.press(await confirmPath())).text()).toContain(
    'on 3 February 2027; 26 February 2027.',
  );
  await rowsOf('delete from mail.outgoing');
  expect(await aMinute('2027-01-05T12:01')).toEqual([]);
  expect(await aMinute('2027-02-03T09:00')).toEqual([30]);

  at('2027-02-03T12:00');
  await confirmedReminder('today@mail.example', { cover: 'home' });
  expect(await aMinute('2027-02-03T12:01')).toEqual([30]);
  at('2027-02-27T12:00');
  const tooLate = await askForMail('toolate@mail.example', { cover: 'fire' });
  expect([tooLate.status, await tooLate.text()]).toEqual([
    422,
    expect.stringContaining('6 days are left. Pay the premium by the last day'),
  ]);
});

test('asked for again with the same three fields, it is one reminder, and no date has a second mail', async () => {
  await confirmedReminder('asha@mail.example');
  expect(await aMinute('2027-01-04T09:00')).toEqual([60]);
  at('2027-01-04T10:00');
  await confirmedReminder('Asha@mail.example');
  await confirmedReminder('asha@mail.example', { cover: 'bike' });
  expect(await reminders()).toHaveLength(2);
  at('2027-01-05T09:00');
  expect(await aMinute('2027-02-03T09:00')).toEqual([30, 30]);
});

test('asked for again on a day of its own, it sends nothing twice, and a mail that went before still deletes it', async () => {
  await confirmedReminder('asha@mail.example');
  expect(await aMinute('2027-01-04T09:00')).toEqual([60]);
  const path = await forgetPath();
  at('2027-01-04T10:00');
  await askForMail('asha@mail.example');
  const again = await confirmPath();
  for (const _press of [1, 2]) expect((await renewalPages.press(again)).status).toBe(200);
  await rowsOf('delete from mail.outgoing');
  expect(await aMinute('2027-01-04T10:01')).toEqual([]);
  expect(await (await renewalPages.press(path)).text()).toContain('The reminder has been deleted');
  expect(await reminders()).toEqual([]);
  expect(await findTraces(['asha@mail'], dataDir)).toEqual([]);
});

test('the mail comes over SMTP with its days, its list and one click that deletes the reminder', async () => {
  await confirmedReminder('asha@mail.example');
  await aMinute('2027-01-04T09:00');
  const path = await forgetPath();
  for (const { id } of await owedMails()) await sendOutgoing({ outgoingId: id });
  const [letter = ''] = mailbox.mails;
  const [head = '', ...rest] = letter.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n\r\n');
  expect(head).toMatch(/^Subject: Car insurance: your policy ends on 5 March 2027$/m);
  expect(head).toContain(`List-Unsubscribe: <http://localhost:3000${path}>`);
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const body = rest.join('\r\n\r\n').replaceAll('=\r\n', '');
  for (const said of ['Sample General', 'Third-party cover is compulsory', 'again on 3 February 2027'])
    expect(body).toContain(said);

  expect(await (await renewalPages.get(path)).text()).toContain('Delete the reminder');
  expect(await reminders()).toHaveLength(1);
  // RFC 8058: no cookie, no token, no origin.
  expect((await renewalPages.press(path, 'List-Unsubscribe=One-Click')).status).toBe(200);
  expect(await findTraces(['asha@mail'], dataDir)).toEqual([]);
  expect(await aMinute('2027-02-03T09:00')).toEqual([undefined]);
  expect((await renewalPages.press(path)).status).toBe(200);
  const [, signature] = path.split(/-(?=[\w-]{43}$)/);
  for (const key of [`9-${'x'.repeat(43)}`, `99999-${signature}`, 'nothing'])
    expect((await renewalPages.press(`/renewal-reminder/forget/${key}`)).status, key).toBe(404);
});

test('a mail that waits in the outbox goes with its reminder', async () => {
  await confirmedReminder('asha@mail.example');
  expect(await aMinute('2027-01-04T09:00')).toEqual([60]);
  await renewalPages.press(await forgetPath());
  expect([await owedMails(), await reminders()]).toEqual([[], []]);
  expect(await findTraces(['asha@mail'], dataDir)).toEqual([]);
});

test('a mail that could not be delivered waits no longer than its reminder, or its link to confirm', async () => {
  await confirmedReminder('asha@mail.example');
  expect(await aMinute('2027-02-26T09:00')).toEqual([7]);
  await askForMail('typo@mail.example', { cover: 'bike', year: '2028' });
  await askForMail('over@mail.example', { cover: 'home', month: '5' });
  await rowsOf(`update mail.outgoing set state = 'failed'`);
  await deleteEndedReminders();
  expect(await owedMails()).toHaveLength(3);
  await rowsOf(
    `update mail.outgoing set created_at = now() - interval '7 days 1 hour' where recipient like 'typo@%'`,
  );
  await rowsOf(`update renewals.reminders set created_at = now() - interval '7 days 1 hour'
    where email like 'typo@%'`);
  at('2027-03-06T00:01');
  await deleteEndedReminders();
  expect((await owedMails()).map(({ recipient }) => recipient)).toEqual(['over@mail.example']);
  at('2027-05-06T00:01');
  await deleteEndedReminders();
  expect(await findTraces(['asha@mail', 'typo@mail', 'over@mail'], dataDir)).toEqual([]);
});

test('a reminder deletes itself after the day, and one that was not confirmed after seven', async () => {
  await confirmedReminder('asha@mail.example');
  await askForMail('never@mail.example');
  await rowsOf('delete from mail.outgoing');
  await rowsOf(`update renewals.reminders set created_at = now() - interval '6 days 23 hours'
    where email like 'never@%'`);
  at('2027-03-05T23:59');
  await deleteEndedReminders();
  expect(await reminders()).toHaveLength(2);
  await rowsOf(`update renewals.reminders set created_at = now() - interval '7 days 1 hour'`);
  await deleteEndedReminders();
  expect(await reminders()).toMatchObject([{ email: 'asha@mail.example' }]);
  await rowsOf('update site_settings set privacy_renewal_reminder_days = 3');
  at('2027-03-07T23:59');
  await deleteEndedReminders();
  expect(await reminders()).toHaveLength(1);
  at('2027-03-08T00:01');
  await deleteEndedReminders();
  expect(await findTraces(['asha@mail', 'never@mail'], dataDir)).toEqual([]);
  await rowsOf('update site_settings set privacy_renewal_reminder_days = 1');
});

import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { openMailbox } from '../support/mailbox.ts';

const mailbox = await openMailbox();
const { dataDir } = setEnvironment({ SMTP_URL: mailbox.url });

import { allPersonalData } from '#desk/all-personal-data.ts';
import { inTransaction } from '#platform/database.ts';
import { closeMail } from '#platform/mail.ts';
import { sweepAll } from '#platform/retention.ts';
import { mailMessages } from '#tools/result-mail/messages/messages.ts';
import {
  enqueueResultMail,
  type ResultMailJob,
  resultMailQueue,
} from '#tools/result-mail/result-mail.queue.ts';
import { sendResultMail } from '#tools/result-mail/send-result-mail.job.ts';
import { startToolMails } from '#tools/result-mail/start-tool-mails.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { placesWith } from '../support/places-with.ts';

withDatabase();
withContentService();

beforeEach(() => {
  mailbox.mails.length = 0;
  mailbox.isRefusing = false;
});
afterAll(async () => {
  closeMail();
  await mailbox.close();
});

/** @param word is found wherever something of this visitor is left */
async function asked(word: string): Promise<ResultMailJob> {
  const link = `https://www.example.com/risk-janampatri/result/${word}`;
  const mail = { to: `${word}@mail.example`, locale: 'en', toolTitle: 'Risk Janampatri', link } as const;
  const messageId = await inTransaction((client) =>
    enqueueResultMail(client, {
      reference: 'AB2CD3EF',
      consentVersion: '2026-11-22',
      mail: { ...mail, expiresAt: '2026-12-22T06:00:00.000Z' },
    }),
  );
  const [job] = await rowsOf<{ data: ResultMailJob }>(
    `select data from pgboss.job where name = $1 and data ->> 'messageId' = $2`,
    [resultMailQueue.name, messageId],
  );
  if (!job) throw new Error('There is no job.');
  return job.data;
}

test('a job that is worked on again after that sends nothing', async () => {
  const job = await asked('Xqzvagain');
  await sendResultMail({ ...job, mail: undefined });
  expect(mailbox.mails).toEqual([]);
});

test('what a mail server says of the addressee stands in no log and no table', async () => {
  mailbox.isRefusing = true;
  const job = await asked('Xqzvrefused');
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await expect(sendResultMail(job)).rejects.toThrow(/^The mail was not sent: Error EMESSAGE 4\d\d\.$/);
  const said = log.mock.calls.map(([line]) => String(line)).join('');
  log.mockRestore();
  expect(said).toContain('will be tried again');
  expect(said).not.toMatch(/Xqzvrefused/i);
});

test('of a mail that was given up nobody is remembered either, of one that waits they are', async () => {
  const [given, waiting] = [await asked('Xqzvgiven'), await asked('Xqzvwaiting')];
  await rowsOf(
    `update pgboss.job set state = case data ->> 'messageId' when $1 then 'failed' else 'retry' end::pgboss.job_state,
            start_after = now() + interval '1 hour'
     where name = $2 and data ->> 'messageId' in ($1, $3)`,
    [given.messageId, resultMailQueue.name, waiting.messageId],
  );
  await sweepAll(allPersonalData);
  expect(await placesWith(['Xqzvgiven'], dataDir)).toEqual([]);
  expect(await placesWith(['Xqzvwaiting'], dataDir)).toEqual(['pgboss.job_common.data']);
});

// The worker takes the other tests' jobs, too, so that this one is the last.
test('a mail with a link reaches whoever asked for it, once, and then nobody knows to whom it went', async () => {
  // What it promises, and this keeps.
  expect(mailMessages('en').notAsked).toContain('we do not keep your address');
  const { messageId } = await asked('Xqzvsent');
  expect(await placesWith(['Xqzvsent'], dataDir)).toEqual(['pgboss.job_common.data']);
  await startToolMails();
  const letters = () => mailbox.mails.filter((mail) => mail.includes('Xqzvsent@'));
  await vi.waitFor(() => expect(letters()).toHaveLength(1), { timeout: 15_000 });
  const [letter = ''] = letters();
  const [head = ''] = letter.split('\r\n\r\n');
  expect(head).toMatch(/^To: Xqzvsent@mail.example$/im);
  expect(head).toMatch(/^From: \S+ <support@example.com>$/im);
  expect(head).toContain(`Message-ID: <${messageId}>`);
  expect(head).toMatch(/^Content-Type: multipart\/alternative;/im);
  expect(letter.replace(/=\r\n/g, '')).toContain('https://www.example.com/risk-janampatri/result/Xqzvsent');
  await vi.waitFor(async () => expect(await placesWith(['Xqzvsent'], dataDir)).toEqual([]), {
    timeout: 15_000,
  });
  expect(letters()).toHaveLength(1);
});

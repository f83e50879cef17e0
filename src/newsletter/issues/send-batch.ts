/**
 * Sends an issue bit by bit. Every few seconds some instance puts as many mails into the outbox as the setting allows
 * for the time since the last ones, and notes in the same transaction who has got theirs: killed in the middle,
 * nothing of it has happened, and the next batch goes on from there. One lock keeps instances from doing it at once.
 */

import type pg from 'pg';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { database, inTransaction } from '#platform/database.ts';
import type { Locale } from '#ui/language/locales.ts';
import { newsletterMails } from '../mails/mail-keys.ts';
import { unsubscribeAddress } from '../newsletter-paths.ts';
import { unsubscribeTokenOf } from '../subscribers/unsubscribe-token.ts';
import { contentIn, type IssueContents, type IssueMail } from './issue.ts';

export const batchEverySeconds = 5;

/** @returns how many mails were put into the outbox */
export async function sendNextBatch(): Promise<number> {
  return inTransaction(async (client) => {
    const sending = await takeSending(client);
    if (!sending || sending.allowance < 1) return 0;
    const { issueId, content, allowance } = sending;
    const recipients = await nextRecipients(client, issueId, allowance);
    for (const recipient of recipients) await send(client, { issueId, content, recipient });
    const state = recipients.length < allowance ? 'done' : 'sending';
    await client.query(
      'update newsletter.sendings set last_batch_at = now(), state = $2 where issue_id = $1',
      [issueId, state],
    );
    return recipients.filter(({ email }) => email).length;
  });
}

/** As the settings say. */
export async function mailsPerMinute(): Promise<number> {
  const { rows } = await database().query<{ perMinute: number }>(
    'select newsletter_mails_per_minute::int as "perMinute" from site_settings',
  );
  return rows[0]?.perMinute ?? 1;
}

type Sending = { issueId: number; content: IssueContents; allowance: number };

/** The oldest that is being sent, and how many mails may go now: after a pause as many as in a minute at most. */
async function takeSending(client: pg.ClientBase): Promise<Sending | undefined> {
  const { rows: locks } = await client.query<{ isOurs: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('newsletter-batch', 0)) as "isOurs"`,
  );
  if (!locks[0]?.isOurs) return undefined;
  const { rows } = await client.query<Sending>(
    `select issue_id as "issueId", content,
        floor(setting.newsletter_mails_per_minute / 60 * least(60, coalesce(
          extract(epoch from clock_timestamp() - (select max(last_batch_at) from newsletter.sendings)),
          greatest($1, extract(epoch from clock_timestamp() - sending.started_at))
        )))::int as allowance
       from newsletter.sendings sending, site_settings setting
      where state = 'sending' order by started_at limit 1 for update of sending`,
    [batchEverySeconds],
  );
  return rows[0];
}

/** Without an address: anyone who has left since. */
type Recipient = { id: number; email: string | null; locale: Locale };

async function nextRecipients(client: pg.ClientBase, issueId: number, count: number): Promise<Recipient[]> {
  const { rows } = await client.query<Recipient>(
    `select person.id, case person.state when 'confirmed' then person.email end as email, person.locale
       from newsletter.recipients recipient join newsletter_subscribers person on person.id = recipient.subscriber_id
      where recipient.issue_id = $1 and recipient.state = 'waiting'
      order by person.id limit $2 for update of recipient, person`,
    [issueId, count],
  );
  return rows;
}

async function send(
  client: pg.ClientBase,
  { issueId, content, recipient }: Pick<Sending, 'issueId' | 'content'> & { recipient: Recipient },
): Promise<void> {
  const { id, email: to, locale } = recipient;
  const data: IssueMail = {
    content: contentIn(content, locale),
    leave: unsubscribeAddress(unsubscribeTokenOf(id), locale),
  };
  const mail = to ? await enqueueMail(client, { template: newsletterMails.issue, to, locale, data }) : null;
  await client.query(
    'update newsletter.recipients set state = $3, mail = $4 where issue_id = $1 and subscriber_id = $2',
    [issueId, id, mail ? 'queued' : 'left', mail],
  );
}

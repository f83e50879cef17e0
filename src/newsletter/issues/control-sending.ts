import type pg from 'pg';
import { database } from '#platform/database.ts';

/** Where the sending of an issue is, in numbers and without names. */
export type SendingState = {
  state: 'sending' | 'stopped' | 'done';
  startedAt: Date;
  /** All rows: the subscribers who were confirmed when it began. */
  total: number;
  waiting: number;
  /** In the outbox or on its way. */
  underWay: number;
  sent: number;
  /** The outbox or staff have given them up; staff find them under Mail. */
  failed: number;
  /** Subscribers who left before their turn. */
  left: number;
  /** Readers who left within seven days of its sending. */
  unsubscribed: number;
};

/** Nothing before it was sent. */
export async function sendingOf(issueId: number): Promise<SendingState | undefined> {
  return (await sendingsOf([issueId])).get(issueId);
}

/** The same of several; one that was not sent is not among them. */
export async function sendingsOf(issueIds: readonly number[]): Promise<Map<number, SendingState>> {
  // The outbox forgets each mail after a while. One that went is no longer there; one that failed is not named either.
  const { rows } = await database().query<SendingState & { issueId: number }>(
    `select sending.issue_id as "issueId", sending.state, sending.started_at as "startedAt",
        count(recipient.subscriber_id)::int as total,
        count(*) filter (where recipient.state = 'waiting')::int as waiting,
        count(*) filter (where recipient.state = 'left')::int as left,
        count(*) filter (where recipient.state = 'queued' and mail.state in ('pending', 'sending'))::int as "underWay",
        count(*) filter (where recipient.state = 'queued'
          and (recipient.mail is null or mail.state = 'failed' or mail.given_up_at is not null))::int as failed,
        count(*) filter (where recipient.mail is not null and coalesce(mail.state, 'sent') = 'sent'
          and mail.given_up_at is null)::int as sent,
        count(*) filter (where recipient.state = 'queued' and person.state = 'unsubscribed'
          and person.unsubscribed_at between sending.started_at and sending.started_at + interval '7 days')::int
          as unsubscribed
       from newsletter.sendings sending
       left join newsletter.recipients recipient on recipient.issue_id = sending.issue_id
       left join newsletter_subscribers person on person.id = recipient.subscriber_id
       left join mail.outgoing mail on mail.message_id = recipient.mail
      where sending.issue_id = any($1) group by sending.issue_id`,
    [issueIds],
  );
  return new Map(rows.map(({ issueId, ...state }) => [issueId, state]));
}

type Client = Pick<pg.ClientBase, 'query'>;

/** For mails that did not go out and are now forgotten: their recipients still count as not reached. */
export async function keepAsUnsent(client: Client, messageIds: readonly string[]): Promise<void> {
  await client.query('update newsletter.recipients set mail = null where mail = any($1)', [messageIds]);
}

/** Stops a sending; recipients whose mail is not in the outbox yet stay waiting. @returns false when there was nothing to stop */
export async function stopSending(client: Client, issueId: number): Promise<boolean> {
  return move(client, { issueId, from: 'sending', to: 'stopped' });
}

/** @returns false when it had not been stopped */
export async function continueSending(client: Client, issueId: number): Promise<boolean> {
  return move(client, { issueId, from: 'stopped', to: 'sending' });
}

type Move = { issueId: number; from: SendingState['state']; to: SendingState['state'] };

async function move(client: Client, { issueId, from, to }: Move): Promise<boolean> {
  const { rowCount } = await client.query(
    'update newsletter.sendings set state = $3 where issue_id = $1 and state = $2',
    [issueId, from, to],
  );
  return rowCount === 1;
}

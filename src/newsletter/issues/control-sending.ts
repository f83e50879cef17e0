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
  /** The outbox has given them up; staff find them under the mails that could not be delivered. */
  failed: number;
  /** Subscribers who left before their turn. */
  left: number;
};

/** Nothing before it was sent. */
export async function sendingOf(issueId: number): Promise<SendingState | undefined> {
  // The outbox forgets a mail that has gone after a while: one that is not there any more went.
  const { rows } = await database().query<SendingState>(
    `select sending.state, sending.started_at as "startedAt",
        count(recipient)::int as total,
        count(*) filter (where recipient.state = 'waiting')::int as waiting,
        count(*) filter (where recipient.state = 'left')::int as left,
        count(*) filter (where recipient.state = 'queued' and mail.state in ('pending', 'sending'))::int as "underWay",
        count(*) filter (where recipient.state = 'queued' and mail.state = 'failed')::int as failed,
        count(*) filter (where recipient.state = 'queued' and coalesce(mail.state, 'sent') = 'sent')::int as sent
       from newsletter.sendings sending
       left join newsletter.recipients recipient on recipient.issue_id = sending.issue_id
       left join mail.outgoing mail on mail.message_id = recipient.mail
      where sending.issue_id = $1 group by sending.issue_id`,
    [issueId],
  );
  return rows[0];
}

/** Stops a sending; recipients whose mail is not in the outbox yet stay waiting. @returns false when there was nothing to stop */
export async function stopSending(issueId: number): Promise<boolean> {
  return move(issueId, 'sending', 'stopped');
}

/** @returns false when it had not been stopped */
export async function continueSending(issueId: number): Promise<boolean> {
  return move(issueId, 'stopped', 'sending');
}

async function move(
  issueId: number,
  from: SendingState['state'],
  to: SendingState['state'],
): Promise<boolean> {
  const { rowCount } = await database().query(
    'update newsletter.sendings set state = $3 where issue_id = $1 and state = $2',
    [issueId, from, to],
  );
  return rowCount === 1;
}

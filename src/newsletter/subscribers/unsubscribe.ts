import type pg from 'pg';
import { noteWithdrawal } from '#enquiry/withdrawals/note-withdrawal.ts';
import type { WithdrawnBy } from '#enquiry/withdrawals/withdrawal-ledger.ts';
import { inTransaction } from '#platform/database.ts';
import { subscriberOfToken } from './unsubscribe-token.ts';

/**
 * Left also by people who had left before. Where their data were erased, they may have subscribed again since, under
 * another number: nothing was ended, and they must not be told so. An address that we never gave to anyone is unknown.
 */
export type Leaving = 'left' | 'erased' | 'unknown';

/** Ends all mail to someone from this moment on, as they have asked, and keeps the hash of their address. */
export async function leave(key: string): Promise<Leaving> {
  const id = subscriberOfToken(key);
  if (id === undefined) return 'unknown';
  return inTransaction((client) => leaveBy(client, id));
}

async function leaveBy(client: pg.ClientBase, id: number): Promise<Leaving> {
  if (await unsubscribe(client, id, 'visitor')) return 'left';
  const { rowCount } = await client.query('select from newsletter_subscribers where id = $1', [id]);
  return rowCount === 1 ? 'left' : 'erased';
}

/**
 * The same by someone's number. Mails to them that wait in the outbox go as well.
 * @returns false when they had left before
 */
export async function unsubscribe(client: pg.ClientBase, id: number, by: WithdrawnBy): Promise<boolean> {
  const { rows } = await client.query<{ createdAt: Date }>(
    `with waiting as (
       update newsletter.recipients set state = 'left', mail = null
        from mail.outgoing
        where subscriber_id = $1 and outgoing.message_id = recipients.mail and outgoing.state <> 'sent'
        returning outgoing.message_id),
     deleted as (delete from mail.outgoing using waiting where outgoing.message_id = waiting.message_id)
     update newsletter_subscribers
        set state = 'unsubscribed', unsubscribed_at = coalesce($2::timestamptz, now()), email = null, source = null, confirm_hash = null,
            updated_at = now()
      where id = $1 and state <> 'unsubscribed' returning created_at as "createdAt"`,
    [id, typeof by === 'object' ? by.at : undefined],
  );
  for (const row of rows) await noteWithdrawal(client, { kind: 'newsletter', id, ...row }, by);
  return rows.length === 1;
}

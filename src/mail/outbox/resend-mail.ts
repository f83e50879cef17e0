import type pg from 'pg';
import { requeueNow } from '#platform/orphaned-rows.ts';
import { owedMails } from './outgoing.queue.ts';

/**
 * Gives mails back to the worker, under their old Message-IDs. Attempts are counted again.
 * @returns those that are on their way: none that was sent, since its recipient is forgotten by then
 */
export async function resendMails(client: pg.ClientBase, ids: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `update mail.outgoing set state = 'pending', attempts = 0, updated_at = now()
     where id = any($1) and state in ('failed', 'pending') returning id`,
    [ids],
  );
  const resent = rows.map(({ id }) => id);
  await requeueNow(client, owedMails, resent);
  return resent;
}

/** The same to another address, where the first one was wrong. @returns false when it was sent, or is on its way */
export async function readdressMail(client: pg.ClientBase, id: number, to: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update mail.outgoing set recipient = $2, last_error = null where id = $1 and state in ('failed', 'pending')`,
    [id, to],
  );
  return rowCount === 1 && (await resendMails(client, [id])).length === 1;
}

type GivenUp = { id: number; by: string; why: string };

/**
 * Ends a mail that is no longer wanted. As of one that was sent, neither its recipient nor its text is kept.
 * @returns false when it was sent, or is on its way
 */
export async function giveUpMail(client: pg.ClientBase, { id, by, why }: GivenUp): Promise<boolean> {
  const { rowCount } = await client.query(
    `update mail.outgoing
       set state = 'sent', recipient = null, data = null, given_up_at = now(), given_up_by = $2, given_up_why = $3,
           updated_at = now()
     where id = $1 and state in ('failed', 'pending')`,
    [id, by, why],
  );
  return rowCount === 1;
}

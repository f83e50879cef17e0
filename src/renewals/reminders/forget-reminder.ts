import type pg from 'pg';
import { noteWithdrawal } from '#enquiry/withdrawals/note-withdrawal.ts';
import type { WithdrawnBy } from '#enquiry/withdrawals/withdrawal-ledger.ts';
import { idOfLeaveToken, leaveTokenOf } from '#newsletter/opt-in/leave-token.ts';
import { inTransaction } from '#platform/database.ts';

const purpose = 'renewal-forget';

/** Returns the end of the address that deletes a reminder. */
export function forgetKeyOf(reminderId: number): string {
  return leaveTokenOf(purpose, reminderId);
}

/**
 * Deletes a reminder and the mail of it that waits. The answer is the same for one that is gone already.
 * @returns false only for an address that we never gave to anyone
 */
export async function forgetByKey(key: string): Promise<boolean> {
  const id = idOfLeaveToken(purpose, key);
  if (id === undefined) return false;
  await forgetReminder(id, 'visitor');
  return true;
}

/** @param within the transaction that it is a part of, if there is one */
export async function forgetReminder(id: number, by: WithdrawnBy, within?: pg.ClientBase): Promise<void> {
  await (within ? forget(within, id, by) : inTransaction((client) => forget(client, id, by)));
}

async function forget(client: pg.ClientBase, id: number, by: WithdrawnBy): Promise<void> {
  // A mail that is being enqueued is waited for, and goes with the others.
  await client.query('select from renewals.reminders where id = $1 for update', [id]);
  await client.query(
    `delete from mail.outgoing using renewals.mails sent
      where sent.reminder_id = $1 and outgoing.message_id = sent.mail_id and outgoing.state <> 'sent'`,
    [id],
  );
  const { rows } = await client.query<{ createdAt: Date }>(
    'delete from renewals.reminders where id = $1 returning created_at as "createdAt"',
    [id],
  );
  for (const row of rows) await noteWithdrawal(client, { kind: 'reminder', id, ...row }, by);
}

import { deleteUnsent } from '#mail/outbox/delete-unsent.ts';
import { database } from '#platform/database.ts';
import { newsletterMails } from '../mails/mail-keys.ts';
import { daysToConfirm } from '../opt-in/confirm-token.ts';

/**
 * Deletes subscribers who have not confirmed in time, also from the mail that could not be delivered; those who had left
 * before, and asked again, have left again.
 */
export async function deleteUnconfirmed(): Promise<void> {
  const isOver = `state = 'pending' and asked_at < now() - make_interval(days => $1)`;
  await database().query(
    `update newsletter_subscribers
        set state = 'unsubscribed', email = null, source = null, confirm_hash = null, updated_at = now()
      where ${isOver} and unsubscribed_at is not null`,
    [daysToConfirm],
  );
  await database().query(`delete from newsletter_subscribers where ${isOver}`, [daysToConfirm]);
  await deleteUnsent(newsletterMails.confirm, daysToConfirm);
}

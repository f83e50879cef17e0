import { database } from '#platform/database.ts';
import { daysToConfirm } from '../opt-in/confirm-token.ts';

/** Deletes subscribers who have not confirmed in time; those who had left before, and asked again, have left again. */
export async function deleteUnconfirmed(): Promise<void> {
  const isOver = `state = 'pending' and asked_at < now() - make_interval(days => $1)`;
  await database().query(
    `update newsletter_subscribers
        set state = 'unsubscribed', email = null, source = null, confirm_hash = null, updated_at = now()
      where ${isOver} and unsubscribed_at is not null`,
    [daysToConfirm],
  );
  await database().query(`delete from newsletter_subscribers where ${isOver}`, [daysToConfirm]);
}

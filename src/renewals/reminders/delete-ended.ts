import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { daysToConfirm } from '#newsletter/opt-in/confirm-token.ts';
import { dateInIndia } from '#platform/clock.ts';
import { database } from '#platform/database.ts';
import { addDays } from '#platform/days.ts';

/** Deletes reminders whose policies have ended, and those that were not confirmed in time. */
export async function deleteEndedReminders(): Promise<void> {
  const { renewalReminderDays: days } = (await readSettings()).privacy;
  if (!Number.isInteger(days) || days < 1)
    throw new Error('The setting privacy.renewalReminderDays is not a number of days.');
  await database().query(
    `delete from renewals.reminders
      where day <= $1 or (state = 'pending' and created_at < now() - make_interval(days => $2))`,
    [addDays(dateInIndia(), -days), daysToConfirm],
  );
}

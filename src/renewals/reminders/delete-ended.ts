import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { deleteUnsent } from '#mail/outbox/delete-unsent.ts';
import { daysToConfirm } from '#newsletter/opt-in/confirm-token.ts';
import { dateInIndia } from '#platform/clock.ts';
import { database } from '#platform/database.ts';
import { addDays } from '#platform/days.ts';
import { renewalMails } from '../mails/mail-keys.ts';

/**
 * Deletes reminders whose policies have ended, and those that were not confirmed in time; also what waits in the outbox
 * for someone to correct its address.
 */
export async function deleteEndedReminders(): Promise<void> {
  const { renewalReminderDays: days } = (await readSettings()).privacy;
  if (!Number.isInteger(days) || days < 1)
    throw new Error('The setting privacy.renewalReminderDays is not a number of days.');
  const lastDay = addDays(dateInIndia(), -days);
  await database().query(
    `delete from mail.outgoing
      where template = any($1) and state <> 'sent' and data ->> 'day' <= $2`,
    [Object.values(renewalMails), lastDay],
  );
  await deleteUnsent(renewalMails.confirm, daysToConfirm);
  await database().query(
    `delete from renewals.reminders
      where day <= $1 or (state = 'pending' and created_at < now() - make_interval(days => $2))`,
    [lastDay, daysToConfirm],
  );
}

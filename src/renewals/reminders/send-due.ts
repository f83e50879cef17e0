/**
 * Owes the mails of today to the outbox. Every minute some instance looks, from nine by India's clock, and notes in the
 * same transaction which date of which reminder has its mail: that row can be there once, so that a second instance or
 * a start after a kill adds none. A date on which nothing was up is made up for, unless the next one has come.
 */

import type pg from 'pg';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { dateInIndia, timeInIndia } from '#platform/clock.ts';
import { inTransaction } from '#platform/database.ts';
import type { Locale } from '#ui/language/locales.ts';
import { type RenewalReminder, renewalMails } from '../mails/mail-keys.ts';
import { datesLeft, type Renewal, type Stage, stages } from '../renewal.ts';
import { forgetAddress } from '../renewal-paths.ts';
import { forgetKeyOf } from './forget-reminder.ts';

const notBefore = '09:00';
const atOnce = 100;

/** @returns how many mails were put into the outbox */
export async function sendDueReminders(now = new Date()): Promise<number> {
  if (timeInIndia(now) < notBefore) return 0;
  const today = dateInIndia(now);
  let sent = 0;
  for (;;) {
    const count = await inTransaction((client) => sendSome(client, today));
    sent += count;
    if (count < atOnce) return sent;
  }
}

async function sendSome(client: pg.ClientBase, today: string): Promise<number> {
  // A second instance waits, and finds noted what the first has sent.
  await client.query(`select pg_advisory_xact_lock(hashtextextended('renewal-reminders', 0))`);
  const due = await dueReminders(client, today);
  for (const reminder of due) await send(client, reminder, today);
  return due.length;
}

type Due = Renewal & { id: number; email: string; locale: Locale; stage: Stage };

/** The latest date that has come of each. */
async function dueReminders(client: pg.ClientBase, today: string): Promise<Due[]> {
  const { rows } = await client.query<Due>(
    `select id, email, cover, insurer, day::text, locale, due.stage
       from renewals.reminders reminder
       cross join lateral (
         select min(stage) as stage from unnest($2::int[]) stage where reminder.day - stage <= $1::date
       ) due
      where state = 'confirmed' and day >= $1::date and due.stage is not null
        and not exists (select from renewals.mails where reminder_id = id and days_before = due.stage)
      order by id limit $3 for update of reminder`,
    [today, stages, atOnce],
  );
  return rows;
}

async function send(client: pg.ClientBase, due: Due, today: string): Promise<void> {
  const { id, email: to, locale, stage, cover, insurer, day } = due;
  const data: RenewalReminder = {
    ...{ cover, insurer, day, stage },
    next: datesLeft(day, today).find((date) => date.stage < stage)?.on,
    forget: forgetAddress(forgetKeyOf(id), locale),
  };
  const mail = await enqueueMail(client, { template: renewalMails.reminder, to, locale, data });
  await client.query('insert into renewals.mails (reminder_id, days_before, mail_id) values ($1, $2, $3)', [
    id,
    stage,
    mail,
  ]);
}

import type pg from 'pg';
import { confirmHashes, daysToConfirm } from '#newsletter/opt-in/confirm-token.ts';
import { dateInIndia } from '#platform/clock.ts';
import { inTransaction } from '#platform/database.ts';
import type { Cover } from '../covers.ts';
import { datesLeft, datesOf } from '../renewal.ts';

export type Confirmed = { cover: Cover; dates: string[] };

/**
 * The second half of the double opt-in. Dates that have passed by now are skipped for good, and with an earlier reminder
 * of the same policy it becomes one. Pressed twice, it is confirmed once.
 * @returns nothing for a link that is no longer valid, or when no date is left
 */
export async function confirmReminder(token: string): Promise<Confirmed | undefined> {
  const today = dateInIndia();
  const hashes = confirmHashes('renewal-confirm', token);
  return inTransaction(async (client) => {
    // Two reminders of one policy that are confirmed in the same instant take turns, so that they become one as well.
    await client.query(
      `select pg_advisory_xact_lock(hashtextextended('renewal-confirm ' || lower(email), 0))
         from renewals.reminders where confirm_hash = any($1)`,
      [hashes],
    );
    const { rows } = await client.query<{ id: number; cover: Cover; day: string; state: string }>(
      `select id, cover, day::text, state from renewals.reminders
        where confirm_hash = any($1)
          and (state = 'confirmed' or created_at > now() - make_interval(days => $2)) for update`,
      [hashes, daysToConfirm],
    );
    const [found] = rows;
    const dates = found ? datesLeft(found.day, today).map(({ on }) => on) : [];
    if (!found || dates.length === 0) return undefined;
    const { id, cover, day, state } = found;
    if (state === 'confirmed') return { cover, dates };
    if (await joinEarlier(client, id)) return { cover, dates };
    const passed = datesOf(day).flatMap(({ stage, on }) => (on < today ? [stage] : []));
    await client.query(
      'insert into renewals.mails (reminder_id, days_before) select $1, unnest($2::int[]) on conflict do nothing',
      [id, passed],
    );
    await client.query(
      `update renewals.reminders set state = 'confirmed', confirmed_at = now() where id = $1`,
      [id],
    );
    return { cover, dates };
  });
}

/**
 * The earlier one keeps its number and its day, by which the mails that have gone and the ledger of withdrawals know it, and
 * the dates that have their mail.
 * @returns whether there was one
 */
async function joinEarlier(client: pg.ClientBase, id: number): Promise<boolean> {
  const { rows } = await client.query<{ id: number }>(
    `select earlier.id from renewals.reminders earlier, renewals.reminders this
      where this.id = $1 and earlier.id <> this.id and earlier.state = 'confirmed'
        and lower(earlier.email) = lower(this.email)
        and (earlier.cover, earlier.insurer, earlier.day) = (this.cover, this.insurer, this.day)
      order by earlier.id limit 1 for update of earlier`,
    [id],
  );
  const [earlier] = rows;
  if (!earlier) return false;
  await client.query(
    `with this as (delete from renewals.reminders where id = $1 returning *)
     update renewals.reminders earlier
        set email = this.email, locale = this.locale, notice = this.notice, confirm_hash = this.confirm_hash,
            confirmed_at = now()
       from this where earlier.id = $2`,
    [id, earlier.id],
  );
  return true;
}

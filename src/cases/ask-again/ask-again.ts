import type pg from 'pg';
import { calledRegisters, registerOf } from '#enquiry/registers.ts';
import { siteFacts } from '#enquiry/store/site-facts.ts';
import { type CallingHours, isCallingDay } from '#forms/calling-times.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { dateInIndia, timeInIndia } from '#platform/clock.ts';
import { inTransaction } from '#platform/database.ts';
import { describeError, log } from '#platform/log.ts';
import type { Locale } from '#ui/language/locales.ts';
import { type AskAgainData, askAgainKey } from './ask-again-mail.ts';

/**
 * Seven days without reaching anyone: before the next call we ask whether it is still wanted. Where an address was
 * given, a mail asks, and the case rests until it is answered; where none was, the adviser begins the call with it.
 */
export const askAgainAfterDays = 7;
const lookEveryMs = 10 * 60_000;
const atOnce = 100;

type Stale = { id: number; reference: string; email: string; locale: Locale };

/** Looks every ten minutes, in calling hours: no one is written to at midnight. @returns how to stop */
export function startAskingAgain(): () => void {
  const look = () =>
    askMissedVisitors(new Date()).catch((error: unknown) =>
      log.warn('asking again put off', describeError(error)),
    );
  const timer = setInterval(look, lookEveryMs).unref();
  return () => clearInterval(timer);
}

/** @returns how many were asked */
export async function askMissedVisitors(now: Date): Promise<number> {
  const { callingHours } = await siteFacts();
  return isCallingTime(now, callingHours) ? inTransaction(askAll) : 0;
}

function isCallingTime(now: Date, hours: CallingHours): boolean {
  const time = timeInIndia(now);
  return isCallingDay(dateInIndia(now), hours) && time >= hours.from && time <= hours.to;
}

async function askAll(client: pg.ClientBase): Promise<number> {
  const stale = await holdStale(client);
  for (const { id, reference, email, locale } of stale) {
    const data: AskAgainData = { reference };
    await enqueueMail(client, { template: askAgainKey, to: email, locale, data, reference });
    await client.query(
      `update cases set state = 'resting', due_at = null, asked_again_at = now(), updated_at = now() where id = $1`,
      [id],
    );
    await client.query(
      `insert into case_events (case_id, reference, kind, created_at) values ($1, $2, 'asked-again', clock_timestamp())`,
      [id, reference],
    );
  }
  return stale.length;
}

const owners = calledRegisters.map((name) => registerOf(name));
const locales = owners.map(({ table, owner }) => `(select locale from ${table} where id = c.${owner})`);

/** Held, so that of several instances one asks; who has taken their consent back is asked nothing. */
async function holdStale(client: pg.ClientBase): Promise<Stale[]> {
  const { rows } = await client.query<Stale>(
    `select c.id, c.reference, c.email, coalesce(${locales.join(', ')}) as locale from cases c
     where c.state in ('new', 'taken', 'waiting') and c.source = 'site' and c.register::text = any($1)
       and c.email <> '' and c.reached_at is null
       and greatest(c.created_at, c.slot_at) < now() - make_interval(days => ${askAgainAfterDays})
       and not exists (select from case_events e where e.case_id = c.id
         and e.kind in ('asked-again', 'said-go-on', 'slot-chosen', 'called')
         and e.created_at > now() - make_interval(days => ${askAgainAfterDays}))
       and not exists (select from consents a where a.reference = c.reference and a.purpose = 'consent'
         and (a.withdrawn_at is not null or not a.is_given))
     order by c.id limit ${atOnce} for update of c skip locked`,
    [calledRegisters],
  );
  return rows;
}

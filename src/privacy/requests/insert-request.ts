import type pg from 'pg';
import { usualAnswerDays } from '#content/collections/site-settings/privacy.field.ts';
import { database } from '#platform/database.ts';
import { newReference } from '#platform/ids.ts';
import type { Locale } from '#ui/language/locales.ts';
import { notifySupport } from './notices.ts';
import { isSettled, type RequestKind, type RequestState } from './request.ts';

/** The person who may use someone's rights if they die or cannot act themselves. */
export type Nominee = { name: string; contact: string };

export type NewRequest = {
  kind: RequestKind;
  state: RequestState;
  via: 'email' | 'phone';
  email?: string;
  phone?: string;
  aboutReference?: string;
  aboutField?: string;
  wrong?: string | null;
  right?: string;
  outcome?: string;
  nominee?: Nominee;
  locale: Locale;
};

/** Writes a request with its due date; the support mailbox is notified, unless it is settled. */
export async function insertRequest(client: pg.ClientBase, request: NewRequest): Promise<string> {
  const { kind, state, via, email, phone, aboutReference, aboutField, wrong, right, outcome, locale } =
    request;
  const { nominee } = request;
  const reference = newReference();
  const days = await answerDays();
  await client.query(
    `insert into privacy_requests (reference, kind, state, via, email, phone, about_reference, about_field, wrong,
       "right", outcome, locale, due_at, settled_at, confirmed_at, nominee_name, nominee_contact)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
       case when not $13::boolean then now() + make_interval(days => $14::int) end,
       case when $13::boolean then now() end, case when $15::boolean then now() end, $16, $17)`,
    [
      reference,
      kind,
      state,
      via,
      email,
      phone,
      aboutReference,
      aboutField,
      wrong,
      right,
      outcome,
      locale,
      isSettled(state),
      days,
      state !== 'asked',
      nominee?.name,
      nominee?.contact,
    ],
  );
  if (!isSettled(state)) await notifySupport(client, { event: 'asked', reference, kind, days });
  return reference;
}

/** Read from the table: the content service has connections of its own, and this is in a transaction. */
async function answerDays(): Promise<number> {
  const { rows } = await database().query<{ days: string }>(
    'select privacy_answer_days as days from site_settings limit 1',
  );
  return Number(rows[0]?.days ?? usualAnswerDays);
}

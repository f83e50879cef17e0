import type pg from 'pg';
import { usualAnswerDays } from '#content/collections/site-settings/privacy.field.ts';
import { newReference } from '#platform/ids.ts';
import type { Locale } from '#ui/language/locales.ts';
import { notifySupport } from './notices.ts';
import { isSettled, type Proof, type RequestKind, type RequestState, type RequestWay } from './request.ts';

/** The person who may use someone's rights if they die or cannot act themselves. */
export type Nominee = { name: string; contact: string };

export type NewRequest = {
  kind: RequestKind;
  state: RequestState;
  via: RequestWay;
  email?: string | undefined;
  phone?: string | undefined;
  aboutReference?: string | undefined;
  aboutField?: string | undefined;
  wrong?: string | null;
  right?: string;
  outcome?: string;
  nominee?: Nominee;
  locale: Locale;
  /** Facts that staff know of a request that they enter. */
  byHand?: EnteredByHand;
};

type EnteredByHand = {
  name: string;
  /** The days to answer run from here. */
  askedAt: Date;
  proof: Proof | undefined;
  enteredBy: string;
};

/** Writes a request with its due date; the support mailbox is notified, unless it is settled. */
export async function insertRequest(client: pg.ClientBase, request: NewRequest): Promise<string> {
  const { kind, state, via, email, phone, aboutReference, aboutField, wrong, right, outcome, locale } =
    request;
  const { nominee, byHand } = request;
  const reference = newReference();
  const days = await answerDays(client);
  await client.query(
    `insert into privacy_requests (reference, kind, state, via, email, phone, about_reference, about_field, wrong,
       "right", outcome, locale, due_at, settled_at, confirmed_at, nominee_name, nominee_contact, name, asked_at,
       proof, entered_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
       case when not $13::boolean then coalesce($19::timestamptz, now()) + make_interval(days => $14::int) end,
       case when $13::boolean then now() end, case when $15::boolean then now() end, $16, $17, $18,
       coalesce($19::timestamptz, now()), $20, $21)`,
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
      byHand?.name || null,
      byHand?.askedAt ?? null,
      byHand?.proof,
      byHand?.enteredBy,
    ],
  );
  if (!isSettled(state)) await notifySupport(client, { event: 'asked', reference, kind, days });
  return reference;
}

/** Read from the table: the content service has connections of its own, and a transaction waits for no second one. */
async function answerDays(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ days: string }>(
    'select privacy_answer_days as days from site_settings limit 1',
  );
  return Number(rows[0]?.days ?? usualAnswerDays);
}

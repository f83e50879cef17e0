import { database } from '#platform/database.ts';
import { personsOf } from './person-of.ts';

export const subscriberStates = ['confirmed', 'pending', 'unsubscribed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** A subscriber, with the evidence of what they agreed to. */
export type Subscriber = {
  id: number;
  /** Forgotten of people who have left. */
  email: string | null;
  state: SubscriberState;
  locale: string;
  source: string | null;
  consentText: string | null;
  consentVersion: string | null;
  askedAt: Date | null;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
};

const columns = `id, email, state, locale, source, consent_text as "consentText", consent_version as "consentVersion",
  asked_at as "askedAt", confirmed_at as "confirmedAt", unsubscribed_at as "unsubscribedAt"`;

export const subscribersOnAPage = 50;

/** The newest change first; one more than a page shows, if there are more. */
export async function listSubscribers(state: SubscriberState, page: number): Promise<Subscriber[]> {
  const { rows } = await database().query<Subscriber>(
    `select ${columns} from newsletter_subscribers where state = $1
     order by coalesce(unsubscribed_at, confirmed_at, asked_at) desc nulls last, id desc limit $2 offset $3`,
    [state, subscribersOnAPage + 1, (page - 1) * subscribersOnAPage],
  );
  return rows;
}

export async function readSubscriber(id: number): Promise<Subscriber | undefined> {
  const { rows } = await database().query<Subscriber>(
    `select ${columns} from newsletter_subscribers where id = $1`,
    [id],
  );
  return rows[0];
}

/** Also a person who has left: by the hash of the address, which is all that is kept of it then. */
export async function findSubscriber(email: string): Promise<Subscriber | undefined> {
  const { rows } = await database().query<Subscriber>(
    `select ${columns} from newsletter_subscribers where person = any($1) order by id desc limit 1`,
    [personsOf(email)],
  );
  return rows[0];
}

/** How many there are in each state and language. */
export type SubscriberCount = { state: SubscriberState; locale: string; count: number };

export async function countByLanguage(): Promise<SubscriberCount[]> {
  const { rows } = await database().query<SubscriberCount>(
    `select state, locale, count(*)::int as count from newsletter_subscribers group by state, locale order by locale`,
  );
  return rows;
}

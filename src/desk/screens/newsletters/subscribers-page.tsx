import {
  type Subscriber,
  type SubscriberCount,
  type SubscriberState,
  subscriberStates,
  subscribersOnAPage,
} from '#newsletter/subscribers/read-subscribers.ts';
import type { Locale } from '#ui/language/locales.ts';
import { localeInEnglish } from '../../locale-in-english.ts';
import { momentInShort } from '../../moments.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { Chips } from '../frame/chips.tsx';
import { MailTabs } from '../mails/mail-tabs.tsx';
import { Readers, sumOf } from './letters-page.tsx';

export const stateNames: Record<SubscriberState, string> = {
  confirmed: 'Confirmed',
  pending: 'Not confirmed yet',
  unsubscribed: 'Unsubscribed',
};

export type SubscribersPageProps = {
  staff: Staff;
  rows: readonly Subscriber[];
  counts: readonly SubscriberCount[];
  state: SubscriberState;
  page: number;
  /** An address that was looked for and is not known. */
  notFound?: string | undefined;
};

/** `/desk/newsletters/subscribers`: who gets the newsletter, who has yet to confirm, and who has left. */
export function SubscribersPage({ staff, rows, counts, state, page, notFound }: SubscribersPageProps) {
  const shown = rows.slice(0, subscribersOnAPage);
  return (
    <div className="desk-wrap mails letters">
      <MailTabs staff={staff} now="subscribers" />
      <h1>{headline(sumOf(counts, 'confirmed'))}</h1>
      <p className="mails-lead">
        People sign up themselves; no one can be added here. The list keeps no addresses of people who have
        unsubscribed, only a hash by which each is recognised.
      </p>
      <FindSubscriber notFound={notFound} />
      <Readers counts={counts} />
      <Chips
        label="Lists of subscribers"
        chips={subscriberStates.map((each) => ({
          href: `/desk/newsletters/subscribers?state=${each}`,
          words: stateNames[each],
          number: sumOf(counts, each),
          isShown: each === state,
        }))}
      />
      {shown.length === 0 ? (
        <p className="mails-none">There is none.</p>
      ) : (
        <ul className="mails-rows">
          {shown.map((subscriber) => (
            <Row key={subscriber.id} of={subscriber} />
          ))}
        </ul>
      )}
      <nav className="mails-pages" aria-label="Pages of the list">
        {page > 1 && <a href={`?state=${state}&page=${page - 1}`}>Newer</a>}
        {rows.length > subscribersOnAPage && (
          <a href={`?state=${state}&page=${page + 1}`} rel="next">
            Older
          </a>
        )}
      </nav>
    </div>
  );
}

function headline(count: number): string {
  if (count === 0) return 'No subscribers yet';
  return count === 1 ? 'One subscriber' : `${count.toLocaleString('en-IN')} subscribers`;
}

function FindSubscriber({ notFound }: Pick<SubscribersPageProps, 'notFound'>) {
  return (
    <search>
      <form className="mails-find" method="post" action="/desk/newsletters/subscribers">
        <label className="field-label" htmlFor="find-subscriber">
          Find a subscriber
        </label>
        <p className="field-hint" id="find-subscriber-hint">
          Search by the whole e-mail address, even that of someone who has unsubscribed.
        </p>
        <div>
          <input
            id="find-subscriber"
            name="email"
            type="email"
            maxLength={254}
            defaultValue={notFound}
            autoComplete="off"
            aria-invalid={notFound === undefined ? undefined : true}
            aria-describedby={`find-subscriber-hint${notFound === undefined ? '' : ' find-subscriber-problem'}`}
          />
          <button className="button" type="submit">
            Find
          </button>
        </div>
        {notFound !== undefined && (
          <p className="field-error" id="find-subscriber-problem">
            We have no record of this address on the list.
          </p>
        )}
      </form>
    </search>
  );
}

function Row({ of: { id, email, state, locale, askedAt, confirmedAt, unsubscribedAt } }: { of: Subscriber }) {
  const at = { confirmed: confirmedAt, pending: askedAt, unsubscribed: unsubscribedAt }[state];
  const since = { confirmed: 'Since', pending: 'Asked', unsubscribed: 'Left' }[state];
  return (
    <li>
      <p className="mails-what">
        <a href={`/desk/newsletters/subscribers/${id}`}>{email ?? `Subscriber ${id}`}</a>
      </p>
      <p className="desk-small">{localeInEnglish(locale as Locale)}</p>
      <p className="desk-small desk-soft">{at && `${since} ${momentInShort(at)}`}</p>
    </li>
  );
}

import { may } from '#content/access/duties.ts';
import type { Subscriber } from '#newsletter/subscribers/read-subscribers.ts';
import type { Locale } from '#ui/language/locales.ts';
import { localeInEnglish } from '../../locale-in-english.ts';
import { momentInWords } from '../../moments.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { MailTabs } from '../mails/mail-tabs.tsx';
import { stateNames } from './subscribers-page.tsx';

type SubscriberPageProps = { staff: Staff; subscriber: Subscriber; said?: string | undefined };

/** `/desk/newsletters/subscribers/<id>`: what someone agreed to and when, and the way to end it for them. */
export function SubscriberPage({ staff, subscriber, said }: SubscriberPageProps) {
  const { id, email, state, locale, source, consentText, consentVersion } = subscriber;
  const { askedAt, confirmedAt, unsubscribedAt } = subscriber;
  const facts: [string, string | null | undefined | false][] = [
    ['Status', stateNames[state]],
    ['Language', localeInEnglish(locale as Locale)],
    ['Asked for it', askedAt && momentInWords(askedAt)],
    ['On', source],
    ['Agreed to', consentText],
    ['Version of that text', consentVersion],
    ['Confirmed by mail', confirmedAt && momentInWords(confirmedAt)],
    ['Unsubscribed', unsubscribedAt && momentInWords(unsubscribedAt)],
  ];
  return (
    <div className="desk-wrap mails letters">
      <MailTabs staff={staff} now="subscribers" />
      <h1>{email ?? `Subscriber ${id}`}</h1>
      {said === 'unsubscribed' && (
        <p className="desk-said" role="status">
          Unsubscribed. This person no longer gets the newsletter, and the list no longer has the address.
        </p>
      )}
      {said === 'gone' && (
        <p className="desk-said desk-said-no" role="alert">
          This person had already unsubscribed.
        </p>
      )}
      <dl className="mails-facts">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {state !== 'unsubscribed' && may(staff, 'settle-requests') && (
        <form
          className="mails-forms"
          method="post"
          action={`/desk/newsletters/subscribers/${id}/unsubscribe`}
        >
          <div>
            <h2>Unsubscribe this person</h2>
            <p>
              Do this for people who have asked us by telephone or letter. It cannot be undone: only they
              themselves can subscribe again.
            </p>
            <button className="button button-line" type="submit">
              Unsubscribe
            </button>
          </div>
        </form>
      )}
    </div>
  );
}

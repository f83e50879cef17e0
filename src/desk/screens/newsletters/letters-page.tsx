import type { SubscriberCount, SubscriberState } from '#newsletter/subscribers/read-subscribers.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { ListedIssue } from '../../issues/list-issues.ts';
import { localeInEnglish } from '../../locale-in-english.ts';
import { momentInShort } from '../../moments.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { MailTabs } from '../mails/mail-tabs.tsx';
import { statusOfLetter } from './letter-status.ts';

export type LettersPageProps = {
  staff: Staff;
  issues: readonly ListedIssue[];
  counts: readonly SubscriberCount[];
  page: number;
  hasMore: boolean;
};

/** `/desk/newsletters`: who reads them, and each with how it fared. */
export function LettersPage({ staff, issues, counts, page, hasMore }: LettersPageProps) {
  return (
    <div className="desk-wrap mails letters">
      <MailTabs staff={staff} now="letters" />
      <h1>{headline(sumOf(counts, 'confirmed'))}</h1>
      <p className="letters-acts">
        <a className="button" href="/admin/collections/newsletters/create">
          Write a newsletter
        </a>
      </p>
      <Readers counts={counts} />
      <section aria-labelledby="letters">
        <h2 id="letters">Newsletters</h2>
        {issues.length === 0 ? (
          <p className="mails-none">None has been written yet.</p>
        ) : (
          <ul className="mails-rows">
            {issues.map((issue) => (
              <Letter key={issue.id} issue={issue} />
            ))}
          </ul>
        )}
        <nav className="mails-pages" aria-label="Pages of the list">
          {page > 1 && <a href={`?page=${page - 1}`}>Newer</a>}
          {hasMore && (
            <a href={`?page=${page + 1}`} rel="next">
              Older
            </a>
          )}
        </nav>
      </section>
    </div>
  );
}

function headline(readers: number): string {
  if (readers === 0) return 'Nobody reads our newsletter yet';
  return readers === 1 ? 'One person reads our newsletter' : `${inIndia(readers)} people read our newsletter`;
}

const inIndia = (number: number) => number.toLocaleString('en-IN');

export function sumOf(counts: readonly SubscriberCount[], state: SubscriberState, locale?: string): number {
  return counts
    .filter((each) => each.state === state && (locale === undefined || each.locale === locale))
    .reduce((sum, { count }) => sum + count, 0);
}

/** By the language in which they get it. */
export function Readers({ counts }: Pick<LettersPageProps, 'counts'>) {
  const locales = [...new Set(counts.map(({ locale }) => locale))] as Locale[];
  if (locales.length === 0) return null;
  return (
    <table className="letters-readers">
      <caption className="visually-hidden">Subscribers by language</caption>
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">Confirmed</th>
          <th scope="col">Not confirmed yet</th>
          <th scope="col">Unsubscribed</th>
        </tr>
      </thead>
      <tbody>
        {locales.map((locale) => (
          <tr key={locale}>
            <th scope="row">{localeInEnglish(locale)}</th>
            <td>{inIndia(sumOf(counts, 'confirmed', locale))}</td>
            <td>{inIndia(sumOf(counts, 'pending', locale))}</td>
            <td>{inIndia(sumOf(counts, 'unsubscribed', locale))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Letter({ issue }: { issue: ListedIssue }) {
  const { id, title, subject, sending } = issue;
  const { badge, words, isBad } = statusOfLetter(issue);
  return (
    <li>
      <div>
        <p className="mails-what">
          <a href={`/desk/newsletters/${id}`}>{title}</a>
        </p>
        <p className="desk-soft desk-small">{subject || 'Without a subject'}</p>
      </div>
      <p className="desk-small">
        <span className="badge">{badge}</span>
        <span className={isBad ? 'desk-bad' : 'desk-soft'}>{words}</span>
      </p>
      <p className="desk-small letters-figures">
        {sending ? (
          <>
            <b>{inIndia(sending.sent)}</b> delivered
            {sending.failed > 0 && `, ${inIndia(sending.failed)} failed`}
            {sending.unsubscribed > 0 && `, ${inIndia(sending.unsubscribed)} unsubscribed`}
          </>
        ) : (
          <span className="desk-soft">Changed {momentInShort(issue.changedAt)}</span>
        )}
      </p>
    </li>
  );
}

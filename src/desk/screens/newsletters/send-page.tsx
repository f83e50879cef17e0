import type { SubscriberCount } from '#newsletter/subscribers/read-subscribers.ts';
import { dateInIndia } from '#platform/clock.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { ListedIssue } from '../../issues/list-issues.ts';
import { localeInEnglish } from '../../locale-in-english.ts';
import { momentInWords } from '../../moments.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { MailTabs } from '../mails/mail-tabs.tsx';
import { sumOf } from './letters-page.tsx';

export type SendPageProps = {
  staff: Staff;
  issue: ListedIssue;
  counts: readonly SubscriberCount[];
  perMinute: number;
  now: Date;
  typed: Readonly<Record<string, string>>;
  /** Why it was not sent or scheduled. */
  problem?: string | undefined;
  isDayWrong: boolean;
};

/** `/desk/newsletters/<id>/send`: to how many it goes, before it goes; or when it shall go by itself. */
export function SendPage({
  staff,
  issue,
  counts,
  perMinute,
  now,
  typed,
  problem,
  isDayWrong,
}: SendPageProps) {
  const { id, title, planned } = issue;
  const readers = sumOf(counts, 'confirmed');
  return (
    <div className="desk-wrap mails letters">
      <MailTabs staff={staff} now="letters" />
      <h1>
        {readers === 0 ? `Nobody to send “${title}” to yet` : `Send “${title}” to ${inWords(readers)}?`}
      </h1>
      {problem && (
        <p className="desk-said desk-said-no" role="alert">
          {problem}
        </p>
      )}
      {readers === 0 ? (
        <p className="mails-lead">
          There are no confirmed subscribers at present. You can schedule it anyway.
        </p>
      ) : (
        <p className="mails-lead">
          {byLanguage(counts)} {howLong(readers, perMinute)} Sending also publishes the issue on the site.
          Mails that have gone out cannot be recalled.
        </p>
      )}
      <div className="mails-forms">
        {readers > 0 && (
          <form method="post" action={`/desk/newsletters/${id}/send`}>
            <Seen issue={issue} />
            <h2>Now</h2>
            <p>Once sending begins, the mail cannot be changed.</p>
            <button className="button button-main" type="submit">
              Send it to {inWords(readers)}
            </button>
          </form>
        )}
        <form method="post" action={`/desk/newsletters/${id}/plan`}>
          <Seen issue={issue} />
          <h2>Later</h2>
          <p>The issue will go to everyone who has confirmed by that time, with the text as last saved.</p>
          {planned && (
            <p>
              {planned.who} has scheduled it for {momentInWords(planned.sendAt)}. Another time replaces this
              one.
            </p>
          )}
          <div className="letters-when">
            <label>
              <span className="field-label">On</span>
              <input
                type="date"
                name="day"
                required
                min={dateInIndia(now)}
                defaultValue={typed.day}
                aria-invalid={isDayWrong || undefined}
              />
            </label>
            <label>
              <span className="field-label">at (time in India)</span>
              <input type="time" name="time" required defaultValue={typed.time ?? '10:00'} />
            </label>
          </div>
          <button className="button button-line" type="submit">
            Schedule it
          </button>
        </form>
      </div>
      <p>
        <a className="mails-back" href={`/desk/newsletters/${id}`}>
          Back to the preview
        </a>
      </p>
    </div>
  );
}

/** A press is about the text and the schedule that were shown: see `asShown` in `letters.routes.tsx`. */
function Seen({ issue }: Pick<SendPageProps, 'issue'>) {
  return (
    <>
      <input type="hidden" name="seen" value={seenOf(issue)} />
      <input type="hidden" name="planned" value={plannedOf(issue)} />
    </>
  );
}

export const seenOf = ({ changedAt }: ListedIssue) => changedAt.toISOString();
export const plannedOf = ({ planned }: ListedIssue) => planned?.sendAt.toISOString() ?? '';

export function inWords(readers: number): string {
  return readers === 1 ? 'one subscriber' : `${readers.toLocaleString('en-IN')} subscribers`;
}

function byLanguage(counts: readonly SubscriberCount[]): string {
  const confirmed = counts.filter(({ state, count }) => state === 'confirmed' && count > 0);
  if (confirmed.length < 2) return '';
  const parts = confirmed.map(
    ({ locale, count }) => `${count.toLocaleString('en-IN')} in ${localeInEnglish(locale as Locale)}`,
  );
  return `${parts.join(', ')}.`;
}

function howLong(readers: number, perMinute: number): string {
  const minutes = Math.ceil(readers / Math.max(1, perMinute));
  if (minutes <= 1) return 'Sending takes about a minute.';
  const hours = Math.round(minutes / 60);
  const time = minutes < 90 ? `${minutes} minutes` : `${hours} hours`;
  return `At ${perMinute} mails a minute, as set in the settings, sending takes about ${time}.`;
}

import { issueFolder } from '#content/collections/newsletters/newsletters.collection.ts';
import type { RenderedMail } from '#mail/template.ts';
import type { SendingState } from '#newsletter/issues/control-sending.ts';
import type { Language } from '#ui/language/locales.ts';
import type { ListedIssue } from '../../issues/list-issues.ts';
import { momentInWords } from '../../moments.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { LanguageTabs } from '../mails/looks-pages.tsx';
import { MailFrames } from '../mails/mail-frame.tsx';
import { MailTabs } from '../mails/mail-tabs.tsx';
import { LetterFlash } from './letter-flash.tsx';

export type LetterPageProps = {
  staff: Staff;
  issue: ListedIssue;
  mail: RenderedMail;
  language: Language;
  languages: readonly Language[];
  said?: string | undefined;
  /** The person who has saved another text since the one that was shown. */
  savedBy?: string | undefined;
  /** Day and time that were chosen for its sending. */
  when: Readonly<Record<string, string>>;
};

/** `/desk/newsletters/<id>`: a newsletter as its readers get it, a test of it, its sending, and how it fared. */
export function LetterPage(props: LetterPageProps) {
  const { staff, issue, mail, language, languages, said, savedBy, when } = props;
  const { id, title, sending } = issue;
  return (
    <div className="desk-wrap mails letters">
      <MailTabs staff={staff} now="letters" />
      <h1>{title}</h1>
      <LetterFlash {...{ said, savedBy }} email={staff.email} hasTime={'day' in when} />
      <Status issue={issue} />
      {sending && <Figures sending={sending} />}
      <Acts issue={issue} when={when} />
      <section aria-labelledby="preview">
        <h2 id="preview">As its readers get it</h2>
        <LanguageTabs
          {...{ locale: language, locales: languages }}
          path={`/desk/newsletters/${id}`}
          kept={when}
        />
        <p className="mails-subject">
          <span className="desk-soft">Subject:</span> {mail.subject || 'none yet'}
        </p>
        <form className="letters-test" method="post" action={`/desk/newsletters/${id}/test`}>
          <input type="hidden" name="language" value={language} />
          <button className="button button-line" type="submit">
            Send a test to me
          </button>
          <span className="desk-soft desk-small">It goes to {staff.email} only.</span>
        </form>
        <MailFrames
          src={`/desk/newsletters/${id}/html?language=${language}`}
          subject={mail.subject}
          text={mail.text}
        />
      </section>
    </div>
  );
}

function Status({ issue: { sending, planned, changedAt, sentAt } }: Pick<LetterPageProps, 'issue'>) {
  if (sending) {
    const words = {
      sending: 'It has been going out, bit by bit, since',
      stopped: 'It was stopped. It began to go out on',
      done: sending.underWay > 0 ? 'The last mails are on their way. Sending began on' : 'Sent on',
    }[sending.state];
    return (
      <p className="mails-lead">
        {words} {momentInWords(sending.startedAt)}.
      </p>
    );
  }
  if (planned?.problem)
    return (
      <p className="desk-said desk-said-no" role="alert">
        It was due to go out on {momentInWords(planned.sendAt)}, but was not sent. {planned.problem}
      </p>
    );
  if (planned)
    return (
      <p className="desk-said">
        It goes out on {momentInWords(planned.sendAt)}, with the text saved by then. {planned.who} has
        scheduled it.
      </p>
    );
  return (
    <p className="mails-lead">
      {sentAt
        ? `Published on ${momentInWords(sentAt)}, without being mailed.`
        : `A draft, last changed on ${momentInWords(changedAt)}. Visitors do not see it.`}
    </p>
  );
}

function Figures({ sending }: { sending: SendingState }) {
  const { total, sent, underWay, waiting, failed, left, unsubscribed } = sending;
  const figures: [string, number][] = [
    ['Subscribers when it began', total],
    ['Sent', sent],
    ['On their way', underWay],
    ['Waiting for their turn', waiting],
    ['Could not be delivered', failed],
    ['Unsubscribed before their turn', left],
    ['Unsubscribed within a week', unsubscribed],
  ];
  return (
    <>
      <dl className="letters-progress" id="letter-progress" data-live="">
        {figures
          .filter(([, count], place) => place < 2 || count > 0)
          .map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count.toLocaleString('en-IN')}</dd>
            </div>
          ))}
      </dl>
      {failed > 0 && (
        <p className="desk-small">
          Advisers can see in the outbox which mails could not be delivered, and why.
        </p>
      )}
    </>
  );
}

function Acts({ issue, when }: Pick<LetterPageProps, 'issue' | 'when'>) {
  const { id, slug, sending, planned, sentAt, changedAt } = issue;
  const toSend = new URLSearchParams({ seen: changedAt.toISOString(), ...when });
  const post = (act: string, label: string) => (
    <form method="post" action={`/desk/newsletters/${id}/${act}`}>
      <button className="button button-line" type="submit">
        {label}
      </button>
    </form>
  );
  return (
    <div className="letters-acts">
      {!sending && (
        <a className="button button-main" href={`/desk/newsletters/${id}/send?${toSend}`}>
          {planned ? 'Send it now, or at another time' : 'Send or schedule it'}
        </a>
      )}
      {!sending && planned && post('unplan', 'Take it off the schedule')}
      {sending?.state === 'sending' && post('stop', 'Stop sending')}
      {sending?.state === 'stopped' && post('continue', 'Continue sending')}
      <a className="button button-line" href={`/admin/collections/newsletters/${id}`}>
        {sending ? 'Its form' : 'Continue writing'}
      </a>
      {sentAt && (
        <a className="button button-line" href={issueFolder + slug}>
          Read it on the site
        </a>
      )}
    </div>
  );
}

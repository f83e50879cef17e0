import { may } from '#content/access/duties.ts';
import type { MailPlace } from '../../mails/all-unsent.ts';
import { causeOf } from '../../mails/cause-of.ts';
import type { ReadMail } from '../../mails/read-mail.ts';
import { momentInShort, momentInWords } from '../../moments.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { MailFlash } from './mail-flash.tsx';
import { AddressForm, AgainForm, EndForm, type MailFormProblem } from './mail-forms.tsx';
import { MailFrames } from './mail-frame.tsx';
import { MailTabs } from './mail-tabs.tsx';
import { triedInWords } from './outbox-page.tsx';
import { Reference } from './reference.tsx';

export type MailPageProps = {
  staff: Staff;
  mail: ReadMail;
  records: ReadonlyMap<string, string>;
  said?: string | undefined;
  /** A form that could not be carried out, and what was typed into it. */
  problem?: MailFormProblem | undefined;
  typed?: Readonly<Record<string, string>>;
};

/** `/desk/mails/<id>`, `/desk/deliveries/<id>`: one mail, how it fared, what it says, and what can be done. */
export function MailPage({ staff, mail, records, said, problem, typed = {} }: MailPageProps) {
  const { what, recipient, reference, createdAt, state, place, id } = mail;
  return (
    <div className="desk-wrap mails">
      <MailTabs staff={staff} now="outbox" />
      <h1>{what}</h1>
      <MailFlash said={said} />
      <Status mail={mail} />
      <dl className="mails-facts">
        <div>
          <dt>To</dt>
          <dd>{recipient ?? 'Deleted, as for every mail that is settled'}</dd>
        </div>
        {reference && (
          <div>
            <dt>About</dt>
            <dd>
              <Reference reference={reference} records={records} />
            </dd>
          </div>
        )}
        <div>
          <dt>Written</dt>
          <dd>{momentInWords(createdAt)}</dd>
        </div>
        {typeof mail.content === 'object' && (
          <div>
            <dt>Subject</dt>
            <dd>{mail.content.subject}</dd>
          </div>
        )}
      </dl>
      {may(staff, 'work-cases') && state !== 'ended' && <Acts {...{ mail, problem, typed }} />}
      {mail.log.length > 0 && <Log log={mail.log} />}
      <section aria-labelledby="content">
        <h2 id="content">The mail</h2>
        <Content content={mail.content} src={`/desk/${place}/${id}/html`} />
      </section>
    </div>
  );
}

/** Where an address was refused that is not to be corrected here. */
const noOtherAddress: Record<MailPlace, string> = {
  mails:
    'The address may be misspelt, or the mailbox may no longer exist. This mail is meant for that address alone, so give it up.',
  deliveries: 'Ask an administrator to check the support address under Office, then try again.',
};

function Status({ mail }: { mail: ReadMail }) {
  const { state, reason, attempts, isCrm, sentAt, ended, nextTryAt } = mail;
  if (ended)
    return (
      <p className="desk-said">
        Given up{ended.by && ` by ${ended.by}`}
        {ended.at && ` on ${momentInWords(ended.at)}`}: {ended.why}
      </p>
    );
  if (state === 'sent')
    return (
      <p className="desk-said">
        Sent {sentAt && momentInWords(sentAt)}, {attempts <= 1 ? 'at once' : `after ${attempts} attempts`}.
      </p>
    );
  if (state === 'waiting') return <p className="mails-lead">It is on its way.</p>;
  const cause = causeOf({ reason: reason ?? '', isCrm });
  const { title } = cause;
  const advice = cause.key === 'address' && !mail.isCorrectable ? noOtherAddress[mail.place] : cause.advice;
  return (
    <div className="mails-trouble">
      <h2>{title}</h2>
      <p>{advice}</p>
      <p className="desk-small">
        {reason} {triedInWords({ attempts, state, nextTryAt })}
      </p>
    </div>
  );
}

type ActsProps = Required<Pick<MailPageProps, 'mail' | 'typed'>> & { problem: MailFormProblem | undefined };

function Acts({ mail, problem, typed }: ActsProps) {
  const { place, id, state, isCorrectable, isErasure, isCrm } = mail;
  const action = `/desk/${place}/${id}`;
  const isOpen = state === 'failed' || state === 'retried';
  // A mail to a person is forgotten once sent; what goes to us and to a CRM can be repeated.
  if (!isOpen && (place === 'mails' || state === 'waiting')) return null;
  return (
    <section className="mails-forms" aria-label="What you can do">
      <AgainForm action={action} isSent={state === 'sent'} />
      {isOpen && isCorrectable && <AddressForm action={action} problem={problem} typed={typed} />}
      {isOpen && !isErasure && (
        <EndForm
          action={action}
          isToUs={place === 'deliveries'}
          isCrm={isCrm}
          problem={problem}
          typed={typed}
        />
      )}
    </section>
  );
}

function Log({ log }: Pick<ReadMail, 'log'>) {
  return (
    <section aria-labelledby="attempts">
      <h2 id="attempts">Attempts</h2>
      <ul className="mails-log">
        {log.map(({ madeAt, outcome }) => (
          <li key={madeAt.toISOString()}>
            <time dateTime={madeAt.toISOString()}>{momentInShort(madeAt)}</time> {outcome}
          </li>
        ))}
      </ul>
    </section>
  );
}

const unreadable: Record<Extract<ReadMail['content'], string>, string> = {
  forgotten: 'Its text was deleted when it was sent or given up on.',
  private: 'Only its recipient may read this mail: it or its link is private.',
  'not-a-mail': 'This is not a mail but a record for another program: an enquiry, or a note that it changed.',
};

function Content({ content, src }: { content: ReadMail['content']; src: string }) {
  if (typeof content === 'string') return <p className="desk-soft">{unreadable[content]}</p>;
  return <MailFrames src={src} subject={content.subject} text={content.text} />;
}

import type { ReactNode } from 'react';
import { may } from '#content/access/duties.ts';
import type { Unsent } from '../../mails/all-unsent.ts';
import { byCause, type Cause } from '../../mails/cause-of.ts';
import { momentInShort } from '../../moments.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { FindMail } from './find-mail.tsx';
import { MailFlash } from './mail-flash.tsx';
import { MailTabs } from './mail-tabs.tsx';
import { OutboxViews } from './outbox-views.tsx';
import { Reference } from './reference.tsx';

export type OutboxPageProps = {
  staff: Staff;
  unsent: readonly Unsent[];
  records: ReadonlyMap<string, string>;
  waiting: number;
  said: string | undefined;
  /** Below, where mails are written to a folder. */
  folder?: ReactNode;
};

/** `/desk/mails`: what did not go out, by its cause, and what to do about each. */
export function OutboxPage({ staff, unsent, records, waiting, said, folder }: OutboxPageProps) {
  const canWork = may(staff, 'work-cases');
  return (
    <div className="desk-wrap mails">
      <MailTabs staff={staff} now="outbox" />
      <h1>{headline(unsent)}</h1>
      <MailFlash said={said} />
      <OutboxViews now="failing" failing={unsent.length} waiting={waiting} />
      {unsent.length === 0 && (
        <p className="mails-none">
          No mail and no hand-over is failing
          {waiting > 0 ? `; on their way: ${waiting.toLocaleString('en-IN')}.` : '.'}
        </p>
      )}
      {byCause(unsent).map(({ cause, rows }) => (
        <CausePart key={cause.key} {...{ cause, rows, records, canWork }} />
      ))}
      <FindMail />
      {folder}
    </div>
  );
}

function headline(unsent: readonly Unsent[]): string {
  const failed = unsent.filter(({ state }) => state === 'failed').length;
  if (failed > 0) return failed === 1 ? 'One mail needs you' : `${failed} mails need you`;
  if (unsent.length > 0)
    return `${unsent.length === 1 ? 'One mail is' : `${unsent.length} mails are`} being retried`;
  return 'No mail needs you';
}

type CauseProps = {
  cause: Cause;
  rows: readonly Unsent[];
  records: ReadonlyMap<string, string>;
  canWork: boolean;
};

function CausePart({ cause: { key, title, advice }, rows, records, canWork }: CauseProps) {
  const canRetry = canWork && rows.some(({ attempts }) => attempts > 0);
  return (
    <section className="mails-cause" aria-labelledby={`cause-${key}`}>
      <header>
        <div className="mails-why">
          <h2 id={`cause-${key}`}>
            {title} <span className="mails-number">{rows.length.toLocaleString('en-IN')}</span>
          </h2>
          <p>{advice}</p>
        </div>
        {canRetry && rows.length > 1 && (
          <form method="post" action="/desk/mails/again">
            <input type="hidden" name="cause" value={key} />
            <button className="button button-line" type="submit">
              Try all {rows.length.toLocaleString('en-IN')} again
            </button>
          </form>
        )}
      </header>
      <ul className="mails-rows">
        {rows.map((row) => (
          <UnsentRow key={`${row.place} ${row.id}`} {...{ row, records, canWork }} />
        ))}
      </ul>
    </section>
  );
}

function UnsentRow({ row, records, canWork }: Omit<CauseProps, 'cause' | 'rows'> & { row: Unsent }) {
  const { id, place, what, recipient, reference, reason, createdAt, attempts } = row;
  return (
    <li>
      <div>
        <p className="mails-what">
          <a href={`/desk/${place}/${id}`}>{what}</a>
        </p>
        <p className="desk-soft desk-small">
          {recipient}
          {reference && (
            <>
              , <Reference reference={reference} records={records} />
            </>
          )}
          , {momentInShort(createdAt)}
        </p>
      </div>
      <p className="desk-small">
        {reason} <span className="desk-soft">{triedInWords(row)}</span>
      </p>
      <div className="mails-acts">
        {canWork && attempts > 0 && (
          <form method="post" action={`/desk/${place}/${id}/again`}>
            <input type="hidden" name="back" value="/desk/mails" />
            <button className="button button-line button-small" type="submit">
              Try now
              <span className="visually-hidden">
                : {what}, {reference ?? recipient}
              </span>
            </button>
          </form>
        )}
      </div>
    </li>
  );
}

/** Anyone who has it tried again begins to count again. */
export function triedInWords({
  attempts,
  state,
  nextTryAt,
}: Pick<Unsent, 'attempts' | 'state' | 'nextTryAt'>): string {
  if (attempts === 0) return 'It is on its way again.';
  const tried = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`;
  if (state === 'failed') return `${tried}, and not again automatically.`;
  return nextTryAt && nextTryAt > new Date()
    ? `${tried}. Next try ${momentInShort(nextTryAt)}.`
    : `${tried}. Next try in a moment.`;
}

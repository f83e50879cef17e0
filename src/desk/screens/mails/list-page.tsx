import { type ListedMail, type OutboxView, outboxViews, pageSize } from '../../mails/outbox-list.ts';
import { momentInShort } from '../../moments.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { FindMail } from './find-mail.tsx';
import { MailTabs } from './mail-tabs.tsx';
import { OutboxViews } from './outbox-views.tsx';
import { Reference } from './reference.tsx';

export type ListPageProps = {
  staff: Staff;
  rows: readonly ListedMail[];
  records: ReadonlyMap<string, string>;
  kinds: ReadonlyMap<string, string>;
  kind: string;
  failing: number;
  waiting: number;
  page: number;
  /** One of the lists, or what was looked for. */
  of: { view: OutboxView } | { typed: string };
};

const leads: Record<OutboxView, string> = {
  waiting: 'Not tried yet. A mail usually leaves within seconds; a newsletter goes out in batches.',
  sent: 'The outbox deletes the address and text of a mail once it is sent; a note of it is kept for up to 30 days. Mails to us are kept with their enquiry.',
  ended:
    'Given up on by someone here, with the reason. Listed for up to 30 days; mails to us, as long as their enquiry.',
};

/** `/desk/mails/list/<view>`, and what a search has found. */
export function MailListPage(props: ListPageProps) {
  const { staff, rows, records, kinds, kind, failing, waiting, page, of } = props;
  const view = 'view' in of ? of.view : undefined;
  const shown = rows.slice(0, pageSize);
  return (
    <div className="desk-wrap mails">
      <MailTabs staff={staff} now="outbox" />
      <h1>{view ? outboxViews[view] : found(rows.length)}</h1>
      <OutboxViews now={view} failing={failing} waiting={waiting} />
      {view && <p className="desk-soft mails-lead">{leads[view]}</p>}
      {view && <KindFilter kinds={kinds} kind={kind} />}
      {shown.length === 0 ? <None view={view} /> : <Rows rows={shown} records={records} />}
      {view && (
        <nav className="mails-pages" aria-label="Pages of the list">
          {page > 1 && <a href={addressOf(page - 1, kind)}>Newer</a>}
          {rows.length > pageSize && (
            <a href={addressOf(page + 1, kind)} rel="next">
              Older
            </a>
          )}
        </nav>
      )}
      <FindMail typed={'typed' in of ? of.typed : undefined} />
    </div>
  );
}

function found(count: number): string {
  if (count === 0) return 'No mail found';
  if (count > pageSize) return `More than ${pageSize} mails found`;
  return count === 1 ? 'One mail found' : `${count} mails found`;
}

function addressOf(page: number, kind: string): string {
  return `?${new URLSearchParams({ ...(kind && { kind }), page: String(page) })}`;
}

function KindFilter({ kinds, kind }: Pick<ListPageProps, 'kinds' | 'kind'>) {
  return (
    <form className="mails-kind" method="get">
      <label className="field-label" htmlFor="kind">
        Kind of mail
      </label>
      <div className="field">
        <select id="kind" name="kind" defaultValue={kind}>
          <option value="">All kinds</option>
          {[...kinds].map(([key, title]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <button className="button button-line" type="submit">
        Show
      </button>
    </form>
  );
}

function None({ view }: { view: OutboxView | undefined }) {
  if (view) return <p className="mails-none">There is none.</p>;
  return (
    <p className="mails-none">
      No mail goes to this address or has this reference number. An address is deleted once its mail is sent:
      look for the reference number, or open the case, whose history names its mails for 30 days.
    </p>
  );
}

function Rows({ rows, records }: Pick<ListPageProps, 'rows' | 'records'>) {
  return (
    <ul className="mails-rows">
      {rows.map(({ place, id, what, recipient, reference, createdAt, sentAt, endedBy, endedWhy }) => (
        <li key={`${place} ${id}`}>
          <div>
            <p className="mails-what">
              <a href={`/desk/${place}/${id}`}>{what}</a>
            </p>
            {(recipient || reference) && (
              <p className="desk-soft desk-small">
                {recipient}
                {recipient && reference && ', '}
                {reference && <Reference reference={reference} records={records} />}
              </p>
            )}
          </div>
          <p className="desk-small desk-soft">
            {endedWhy !== null
              ? `${endedBy ? `${endedBy}: ` : ''}${endedWhy}`
              : sentAt
                ? `Sent ${momentInShort(sentAt)}`
                : `Written ${momentInShort(createdAt)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

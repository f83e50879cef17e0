import { auditGroups, auditWords } from '../../audit/audit-words.ts';
import type { AuditFilter, AuditRow } from '../../audit/read-audit.ts';
import { momentInShort } from '../../moments.ts';

type AuditPageProps = {
  rows: readonly AuditRow[];
  people: readonly { id: number; name: string }[];
  filter: AuditFilter;
  /** After which row older ones follow. */
  older: string | undefined;
};

/** `/desk/audit`: who did what on the staff side, and when. */
export function AuditPage({ rows, people, filter, older }: AuditPageProps) {
  return (
    <div className="desk-wrap audit">
      <h1>Audit log</h1>
      <p className="desk-soft">
        Logins, refusals, and changes to accounts, settings and records, newest first. Entries cannot be
        changed, and are deleted after three years. Of each IP address we keep only the network part.
      </p>
      <Filter people={people} filter={filter} />
      {rows.length === 0 ? (
        <p>
          <b>No entries match.</b> <a href="/desk/audit">Show all of them</a>
        </p>
      ) : (
        <table>
          <caption className="visually-hidden">Audit log</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Concerning</th>
              <th scope="col">From</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.cursor} {...row} />
            ))}
          </tbody>
        </table>
      )}
      {older && (
        <p>
          <a href={`/desk/audit?${queryOf(filter)}before=${older}`}>Older entries</a>
        </p>
      )}
      {rows.length > 0 && <AsFile filter={filter} />}
    </div>
  );
}

function Row({ kind, who, about, detail, network, device, createdAt }: AuditRow) {
  return (
    <tr>
      <td>
        <time dateTime={createdAt.toISOString()}>{momentInShort(createdAt)}</time>
      </td>
      <td>{who}</td>
      <td>
        <b>{auditWords[kind]}</b>
      </td>
      <td className="audit-about">{[about, detail].filter(Boolean).join(': ')}</td>
      <td className="desk-soft desk-small">{[device, network].filter(Boolean).join(', ')}</td>
    </tr>
  );
}

function Filter({ people, filter }: Pick<AuditPageProps, 'people' | 'filter'>) {
  const { person, group, from, until } = filter;
  return (
    <form className="audit-filter" action="/desk/audit">
      <div className="field">
        <label className="field-label" htmlFor="audit-person">
          Who
        </label>
        <select id="audit-person" name="person" defaultValue={person}>
          <option value="">Everyone</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label className="field-label" htmlFor="audit-group">
          What
        </label>
        <select id="audit-group" name="group" defaultValue={group}>
          <option value="">Everything</option>
          {Object.entries(auditGroups).map(([key, { label }]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label className="field-label" htmlFor="audit-from">
          From
        </label>
        <input id="audit-from" type="date" name="from" defaultValue={from} />
      </div>
      <div className="field">
        <label className="field-label" htmlFor="audit-until">
          Until
        </label>
        <input id="audit-until" type="date" name="until" defaultValue={until} />
      </div>
      <button className="button" type="submit">
        Show
      </button>
    </form>
  );
}

/** Everything that the filter finds, on all pages. */
function AsFile({ filter }: Pick<AuditPageProps, 'filter'>) {
  return (
    <form method="post" action="/desk/audit/file">
      {Object.entries(filter).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button className="button button-line" type="submit">
        Download as CSV
      </button>
    </form>
  );
}

/** Ends with an ampersand, for what follows. */
function queryOf(filter: AuditFilter): string {
  return Object.entries(filter)
    .map(([name, value]) => (value ? `${name}=${value}&` : ''))
    .join('');
}

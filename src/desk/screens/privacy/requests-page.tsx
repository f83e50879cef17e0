import { kindWords, stateWords, wayWords } from '#privacy/requests/request-words.ts';
import { dayInIndia } from '../../moments.ts';
import { daysLeftInWords, inDays, isOverdue } from '../../privacy-requests/days-left.ts';
import { type RequestRow, settledPerPage, whoAsks } from '../../privacy-requests/read-requests.ts';
import { DaysRim } from './days-rim.tsx';

type RequestsPageProps = {
  open: readonly RequestRow[];
  settled: readonly RequestRow[];
  /** Pages of settled requests before this one. */
  page: number;
  answerDays: number;
  maySettle: boolean;
  now: Date;
};

/** `/desk/privacy`: people who want to see, correct or erase what we hold of them, the most urgent first. */
export function RequestsPage({ open, settled, page, answerDays, maySettle, now }: RequestsPageProps) {
  const late = open.filter(({ dueAt }) => dueAt && isOverdue(dueAt, now)).length;
  return (
    <div className="desk-wrap privacy">
      <header className="privacy-top">
        <div>
          <h1>Privacy requests</h1>
          <p className="desk-soft">
            People ask to see, correct or erase what we hold about them. We answer within {inDays(answerDays)}{' '}
            of the day on which they asked.
          </p>
        </div>
        {maySettle && (
          <a className="button" href="/desk/privacy/new">
            Enter a request
          </a>
        )}
      </header>
      <section id="privacy-open" aria-labelledby="privacy-open-title" data-live="">
        <h2 id="privacy-open-title">
          {open.length === 0 ? 'Open requests' : `Open: ${open.length}`}
          {late > 0 && <span className="desk-bad">, {late} overdue</span>}
        </h2>
        {open.length === 0 ? (
          <p className="privacy-none">Nobody is waiting for an answer.</p>
        ) : (
          <ol className="privacy-cards">
            {open.map((row) => (
              <Card key={row.id} row={row} answerDays={answerDays} now={now} />
            ))}
          </ol>
        )}
      </section>
      {(settled.length > 0 || page > 0) && (
        <Settled
          rows={settled.slice(0, settledPerPage)}
          isMore={settled.length > settledPerPage}
          page={page}
        />
      )}
    </div>
  );
}

type CardProps = { row: RequestRow; answerDays: number; now: Date };

function Card({ row, answerDays, now }: CardProps) {
  const { id, kind, state, via, reference, askedAt, dueAt, decidedBy } = row;
  const isLate = dueAt !== null && isOverdue(dueAt, now);
  return (
    <li className="privacy-card" data-key={id} data-row="" data-late={isLate || undefined}>
      <div className="privacy-facts">
        <h3>
          <a href={`/desk/privacy/${id}`} aria-keyshortcuts="o">
            {kindWords[kind]}
          </a>
        </h3>
        <p>
          <b className="privacy-who">{whoAsks(row) ?? 'No longer known'}</b>
        </p>
        <p className="desk-soft desk-small">
          Asked {dayInIndia(askedAt)}. {wayWords[via]}, number <span className="desk-ref">{reference}</span>.
        </p>
      </div>
      <div className="privacy-clock">
        <p>
          <b className={isLate ? 'desk-bad' : undefined}>{dueAt ? daysLeftInWords(dueAt, now) : ''}</b>
          <span className="desk-soft desk-small">
            {state === 'in-work' && decidedBy ? `${decidedBy} is on it` : stateWords[state]}
          </span>
        </p>
        <DaysRim {...row} answerDays={answerDays} now={now} />
      </div>
    </li>
  );
}

type SettledProps = { rows: readonly RequestRow[]; isMore: boolean; page: number };

function Settled({ rows, isMore, page }: SettledProps) {
  return (
    <section aria-labelledby="privacy-settled">
      <h2 id="privacy-settled">Answered</h2>
      <table className="privacy-table desk-stacked">
        <caption className="visually-hidden">Answered requests</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Who</th>
            <th scope="col">Asked</th>
            <th scope="col">Answered</th>
            <th scope="col">How</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <a href={`/desk/privacy/${row.id}`}>{kindWords[row.kind]}</a>{' '}
                <span className="desk-ref desk-soft desk-small">{row.reference}</span>
              </th>
              <td className="privacy-who">{whoAsks(row) ?? <span className="desk-soft">Erased</span>}</td>
              <td data-label="Asked">{dayInIndia(row.askedAt)}</td>
              <td data-label="Answered">{row.settledAt ? dayInIndia(row.settledAt) : ''}</td>
              <td>
                {stateWords[row.state]}
                <span className="desk-soft desk-small">
                  {row.decidedBy ? `, by ${row.decidedBy}` : ', on their own page'}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {(page > 0 || isMore) && (
        <nav className="privacy-pages" aria-label="Answered requests">
          {page > 0 && <a href={`/desk/privacy?page=${page - 1}`}>Newer ones</a>}
          {isMore && <a href={`/desk/privacy?page=${page + 1}`}>Older ones</a>}
        </nav>
      )}
    </section>
  );
}

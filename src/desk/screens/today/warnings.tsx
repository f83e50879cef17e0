import { areExamplesPublished } from '#content/examples/list-examples.ts';
import { database } from '#platform/database.ts';
import { firstReportDueAt } from '../../incidents/incidents.ts';
import { momentInShort } from '../../moments.ts';
import { capital, dayInShort } from '../../short-labels.ts';
import { ExamplesNotice } from '../frame/examples-notice.tsx';
import { timeLeft } from '../incidents/time-left.ts';

/**
 * Shown before the day's work: a privacy request that waits for its answer, an incident that has to be reported, and
 * examples that visitors see.
 */
export type WarningFacts = {
  requests: { open: number; dueAt: Date | null };
  reportDueAt: Date | undefined;
  hasExamples: boolean;
};

export async function readWarnings(): Promise<WarningFacts> {
  const [{ rows }, reportDueAt, hasExamples] = await Promise.all([
    database().query<WarningFacts['requests']>({
      name: 'today-requests',
      text: `select count(*)::int as open, min(due_at) as "dueAt"
        from (select due_at from privacy_requests where state in ('confirmed', 'in-work') order by due_at limit 100) waiting`,
    }),
    firstReportDueAt(),
    areExamplesPublished(),
  ]);
  return { requests: rows[0] ?? { open: 0, dueAt: null }, reportDueAt, hasExamples };
}

type WarningsProps = WarningFacts & { maySettle: boolean; mayReport: boolean; mayWrite: boolean; now: Date };

export function Warnings(props: WarningsProps) {
  const { requests, reportDueAt, hasExamples, maySettle, mayReport, mayWrite, now } = props;
  return (
    <>
      {mayReport && reportDueAt && (
        <p className="desk-said desk-said-no">
          <a href="/desk/incidents">An incident has to be reported</a> by {momentInShort(reportDueAt)}:{' '}
          {timeLeft(reportDueAt, now)}.
        </p>
      )}
      {maySettle && requests.open > 0 && <Requests {...requests} now={now} />}
      <ExamplesNotice areThere={hasExamples} mayWrite={mayWrite} />
    </>
  );
}

function Requests({ open, dueAt, now }: WarningFacts['requests'] & { now: Date }) {
  const isLate = dueAt !== null && dueAt < now;
  return (
    <p className={isLate ? 'desk-said desk-said-no' : 'desk-said'}>
      <a href="/desk/privacy">
        {open === 1 ? 'A privacy request is waiting' : `${open} privacy requests are waiting`} for an answer
      </a>
      {dueAt &&
        `. ${isLate ? 'It was due' : `${capital(open === 1 ? 'it' : 'the first')} is due`} ${dayInShort(dueAt, now)}.`}
    </p>
  );
}

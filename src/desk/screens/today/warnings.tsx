import { licenceInWords } from '#content/collections/site-settings/licence.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { keptReading } from '#enquiry/store/kept-reading.ts';
import { dateInIndia } from '#platform/clock.ts';
import { database } from '#platform/database.ts';
import { capital, dayInShort } from './in-short.ts';

/** What must be seen before the day's work: a licence that ends, a privacy request that waits for its answer. */
const licenceValidTill = keptReading(
  'licence',
  async () => (await readSettings()).licence.validTill,
  () => undefined,
);

export async function readWarnings(): Promise<WarningFacts> {
  const [validTill, { rows }] = await Promise.all([
    licenceValidTill(),
    database().query<WarningFacts['requests']>({
      name: 'today-requests',
      text: `select count(*)::int as open, min(due_at) as "dueAt"
        from (select due_at from privacy_requests where state in ('confirmed', 'in-work') order by due_at limit 100) waiting`,
    }),
  ]);
  return { validTill, requests: rows[0] ?? { open: 0, dueAt: null } };
}

export type WarningFacts = { validTill: string | undefined; requests: { open: number; dueAt: Date | null } };

type WarningsProps = WarningFacts & { maySettle: boolean; now: Date };

export function Warnings({ validTill, requests, maySettle, now }: WarningsProps) {
  return (
    <>
      {validTill !== undefined && <Licence validTill={validTill} now={now} />}
      {maySettle && requests.open > 0 && <Requests {...requests} now={now} />}
    </>
  );
}

function Licence({ validTill, now }: { validTill: string; now: Date }) {
  const warning = licenceInWords(validTill, dateInIndia(now));
  if (!warning) return null;
  return <p className={warning.isOver ? 'desk-said desk-said-no' : 'desk-said'}>{warning.text}</p>;
}

function Requests({ open, dueAt, now }: WarningFacts['requests'] & { now: Date }) {
  const isLate = dueAt !== null && dueAt < now;
  return (
    <p className={isLate ? 'desk-said desk-said-no' : 'desk-said'}>
      <a href="/admin/collections/privacy-requests">
        {open === 1 ? 'A privacy request waits' : `${open} privacy requests wait`} for an answer
      </a>
      {dueAt &&
        `. ${isLate ? 'It was due' : `${capital(open === 1 ? 'it' : 'the first')} is due`} ${dayInShort(dueAt, now)}.`}
    </p>
  );
}

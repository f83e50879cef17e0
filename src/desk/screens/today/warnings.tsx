import { database } from '#platform/database.ts';
import { capital, dayInShort } from '../../short-labels.ts';

/** Warnings to be seen before the day's work: a privacy request that waits for its answer. */
export type WarningFacts = { requests: { open: number; dueAt: Date | null } };

export async function readWarnings(): Promise<WarningFacts> {
  const { rows } = await database().query<WarningFacts['requests']>({
    name: 'today-requests',
    text: `select count(*)::int as open, min(due_at) as "dueAt"
      from (select due_at from privacy_requests where state in ('confirmed', 'in-work') order by due_at limit 100) waiting`,
  });
  return { requests: rows[0] ?? { open: 0, dueAt: null } };
}

type WarningsProps = WarningFacts & { maySettle: boolean; now: Date };

export function Warnings({ requests: { open, dueAt }, maySettle, now }: WarningsProps) {
  if (!maySettle || open === 0) return null;
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

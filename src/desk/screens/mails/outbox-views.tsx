import { type OutboxView, outboxViews } from '../../mails/outbox-list.ts';

type OutboxViewsProps = { now: OutboxView | 'failing' | undefined; failing: number; waiting: number };

/** The outbox’s lists: what did not go out, and the rest. */
export function OutboxViews({ now, failing, waiting }: OutboxViewsProps) {
  const counts: Partial<Record<OutboxView, number>> = { waiting };
  return (
    <nav className="mails-views" aria-label="Lists of the outbox">
      <ul>
        <li>
          <a href="/desk/mails" aria-current={now === 'failing' ? 'page' : undefined}>
            Did not go out <b>{failing.toLocaleString('en-IN')}</b>
          </a>
        </li>
        {(Object.keys(outboxViews) as OutboxView[]).map((view) => (
          <li key={view}>
            <a href={`/desk/mails/list/${view}`} aria-current={now === view ? 'page' : undefined}>
              {outboxViews[view]}{' '}
              {counts[view] !== undefined && <b>{counts[view].toLocaleString('en-IN')}</b>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

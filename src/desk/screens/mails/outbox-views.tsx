import { type OutboxView, outboxViews } from '../../mails/outbox-list.ts';
import { Chips } from '../frame/chips.tsx';

type OutboxViewsProps = { now: OutboxView | 'failing' | undefined; failing: number; waiting: number };

/** The outbox’s lists: what did not go out, and the rest. */
export function OutboxViews({ now, failing, waiting }: OutboxViewsProps) {
  const counts: Partial<Record<OutboxView, number>> = { waiting };
  const lists = (Object.keys(outboxViews) as OutboxView[]).map((view) => ({
    href: `/desk/mails/list/${view}`,
    words: outboxViews[view],
    number: counts[view],
    isShown: now === view,
  }));
  const unsent = {
    href: '/desk/mails',
    words: 'Did not go out',
    number: failing,
    isShown: now === 'failing',
  };
  return <Chips label="Lists of the outbox" chips={[unsent, ...lists]} />;
}

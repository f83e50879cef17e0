import { expect } from 'vitest';
import type { CaseEvent } from '#cases/read-case.ts';
import { rowsOf } from './database.ts';
import type { ConcurrentWork } from './desk-concurrency.ts';

/** State of a case by its events: who has it, how many calls in a row were not answered, whether it is over. */
type Held = { by: string | null; tries: number; isOver: boolean };

type EventRow = Pick<CaseEvent, 'kind' | 'who' | 'detail'> & { caseId: number };

/**
 * Not an event more and none less than what the desk said was done; nothing done by someone who did not have the case,
 * nor with one that was over; and each case is where its events lead.
 */
export async function expectNothingLostOrTwice({ done }: ConcurrentWork): Promise<void> {
  const events = await rowsOf<EventRow>(
    `select case_id as "caseId", kind, who, detail from case_events
     where kind not in ('arrived', 'viewed') order by case_id, id`,
  );
  const asLine = ({ caseId, who, kind }: Pick<EventRow, 'caseId' | 'who' | 'kind'>) =>
    `${caseId} ${who} ${kind}`;
  expect(events.map(asLine).toSorted()).toEqual(done.map(asLine).toSorted());

  const byCase = Map.groupBy(events, ({ caseId }) => caseId);
  const cases = await rowsOf<{ id: number; name: string | null; attempts: number; state: string }>(
    `select c.id, u.name, c.attempts::int, c.state from cases c left join users u on u.id = c.assignee_id`,
  );
  for (const { id, name, attempts, state } of cases) {
    const { by, tries, isOver } = replayed(byCase.get(id) ?? []);
    expect({ id, by, tries, isOver }).toEqual({ id, by: name, tries: attempts, isOver: state === 'closed' });
  }
}

function replayed(events: readonly EventRow[]): Held {
  const held: Held = { by: null, tries: 0, isOver: false };
  for (const event of events) {
    const { kind, who, detail } = event;
    if (kind === 'noted') continue;
    const isAllowedAfter = kind === 'planned' || kind === 'allowed';
    if (held.isOver && !isAllowedAfter)
      throw new Error(`Done with a case that was over: ${JSON.stringify(event)}`);
    if (held.by !== null && held.by !== who)
      throw new Error(`${who} did something with a case of ${held.by}: ${JSON.stringify(events)}`);
    if (kind === 'taken' && held.by !== null) throw new Error(`Taken twice: ${JSON.stringify(events)}`);
    if (kind !== 'allowed') held.by = kind === 'handed-over' ? detail : who;
    if (kind === 'not-reached') held.tries += 1;
    if (held.tries > 2) throw new Error(`Called a third time: ${JSON.stringify(events)}`);
    if (kind === 'called' || (kind === 'planned' && held.tries === 2)) held.tries = 0;
    held.isOver = kind === 'closed' || kind === 'stopped' || (held.isOver && kind === 'allowed');
  }
  return held;
}

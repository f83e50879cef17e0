import type pg from 'pg';
import { inTransaction } from '#platform/database.ts';
import { siteFacts } from '../store/site-facts.ts';
import {
  type Actor,
  type CaseAction,
  type CaseNow,
  type CaseRefusal,
  type CaseStep,
  step,
} from './transitions.ts';

/**
 * Does something with a case, and adds the event that says so, in one transaction. The case is held still while it is
 * asked whether it may be done: of two who take it at once the second sees that it is taken.
 */
export type ActOutcome = { done: true } | { done: false; refusal: CaseRefusal | 'unknown' };

export async function actOnCase(id: number, action: CaseAction, by: Actor): Promise<ActOutcome> {
  const { callingHours: hours } = await siteFacts();
  return inTransaction(async (client) => {
    const before = await holdCase(client, id);
    if (!before) return { done: false, refusal: 'unknown' };
    const taken = step(before, action, { by, now: new Date(), hours });
    if ('refusal' in taken) return { done: false, refusal: taken.refusal };
    await writeCase(client, id, { ...before, ...taken.changes });
    await addEvent(client, { id, by, event: taken.event });
    return { done: true };
  });
}

async function holdCase(client: pg.ClientBase, id: number): Promise<CaseNow | undefined> {
  const { rows } = await client.query<CaseNow>(
    `select state, assignee_id as "assigneeId", attempts::int, due_at as "dueAt", outcome, reason
     from cases where id = $1 for update`,
    [id],
  );
  return rows[0];
}

async function writeCase(client: pg.ClientBase, id: number, after: CaseNow): Promise<void> {
  const { state, assigneeId, attempts, dueAt, outcome, reason } = after;
  await client.query(
    `update cases set state = $2, assignee_id = $3, attempts = $4, due_at = $5, outcome = $6, reason = $7,
       updated_at = now() where id = $1`,
    [id, state, assigneeId, attempts, dueAt, outcome, reason],
  );
}

type EventToAdd = { id: number; by: Actor; event: CaseStep['event'] };

async function addEvent(client: pg.ClientBase, { id, by, event }: EventToAdd): Promise<void> {
  await client.query(
    `insert into case_events (case_id, reference, kind, text, detail, who, who_id, created_at)
     select id, reference, $2, $3, $4, $5, $6, clock_timestamp() from cases where id = $1`,
    [id, event.kind, event.text, event.detail, by.name, by.id],
  );
}

import type pg from 'pg';
import { siteFacts } from '#enquiry/store/site-facts.ts';
import { inTransaction } from '#platform/database.ts';
import { withdrawContact } from '../withdraw-contact.ts';
import {
  type CallAfter,
  type VisitorRefusal,
  type VisitorStep,
  type VisitorWish,
  visitorStep,
} from './visitor-step.ts';

type Held = Parameters<typeof visitorStep>[0] & { reference: string };
export type VisitorOutcome = { done: true } | { done: false; refusal: VisitorRefusal | 'unknown' };

/** Does what a visitor wants with their call, with the event that says so, in one transaction. */
export async function actForVisitor(id: number, wish: VisitorWish): Promise<VisitorOutcome> {
  const { callingHours: hours } = await siteFacts();
  return inTransaction(async (client) => {
    const before = await hold(client, id);
    if (!before) return { done: false, refusal: 'unknown' };
    const taken = visitorStep(before, wish, { now: new Date(), hours });
    if ('refusal' in taken) return { done: false, refusal: taken.refusal };
    await applyStep(client, { id, reference: before.reference, taken });
    if (wish.kind === 'stop') await withdrawContact(client, { reference: before.reference, by: 'visitor' });
    return { done: true };
  });
}

/**
 * Closes the case of someone who withdraws their consent to be contacted, in the caller's transaction and before the
 * consent is touched: a stop on the status page locks the two in the same order.
 * @param reason read by staff: where they withdrew it
 */
export async function stopForVisitor(
  client: pg.ClientBase,
  { reference, reason }: { reference: string; reason: string },
): Promise<void> {
  const { rows } = await client.query<{ id: number }>('select id from cases where reference = $1', [
    reference,
  ]);
  const id = rows[0]?.id;
  const before = id === undefined ? undefined : await hold(client, id);
  if (id === undefined || !before) return;
  const { callingHours: hours } = await siteFacts();
  const taken = visitorStep(before, { kind: 'stop', reason }, { now: new Date(), hours });
  if (!('refusal' in taken)) await applyStep(client, { id, reference, taken });
}

type Step = { id: number; reference: string; taken: VisitorStep };

async function applyStep(client: pg.ClientBase, { id, reference, taken }: Step): Promise<void> {
  await write(client, id, taken.after);
  await client.query(
    `insert into case_events (case_id, reference, kind, detail, created_at)
     values ($1, $2, $3, $4, clock_timestamp())`,
    [id, reference, taken.event.kind, taken.event.detail],
  );
}

async function hold(client: pg.ClientBase, id: number): Promise<Held | undefined> {
  const { rows } = await client.query<Held>(
    `select reference, register, state, language, attempts::int, assignee_id as "assigneeId", first_call_at as "firstCallAt",
       promised_at as "promisedAt", slot_at as "slotAt" from cases where id = $1 for update`,
    [id],
  );
  return rows[0];
}

async function write(client: pg.ClientBase, id: number, after: CallAfter): Promise<void> {
  const { state, dueAt, outcome, reason, closedAt, promisedAt, slotAt, language, attempts } = after;
  await client.query(
    `update cases set state = $2, due_at = $3, outcome = $4, reason = $5, closed_at = $6, promised_at = $7,
       slot_at = $8, language = $9, attempts = $10, asked_again_at = null,
       updated_at = now() where id = $1`,
    [id, state, dueAt, outcome, reason, closedAt, promisedAt, slotAt, language, attempts],
  );
}

import type pg from 'pg';
import { enqueueForCrm } from '#enquiry/deliveries/enqueue-notice.ts';
import { correctRecord } from '#enquiry/store/correct-record.ts';
import { siteFacts } from '#enquiry/store/site-facts.ts';
import type { CallingHours } from '#forms/calling-times.ts';
import type { ConsentPurpose } from '#forms/consents.ts';
import { inRetriedTransaction, isUniqueViolation } from '#platform/database.ts';
import { lockConsent, recordVerbalConsent } from './case-consents.ts';
import { notifyColleague } from './colleagues.ts';
import {
  type Actor,
  type CaseAction,
  type CaseNow,
  type CaseRefusal,
  type CaseStep,
  stepsInTurn,
} from './transitions.ts';
import { withdrawContact } from './withdraw-contact.ts';

/**
 * Does something with a case, or several things in turn, and adds an event for each, in one transaction: all of it or
 * nothing. The case is held still while it is asked whether it may be done: of two who take it at once the second sees
 * that it is taken.
 */
export type ActOutcome =
  | { done: true }
  | { done: false; refusal: CaseRefusal | 'unknown' | 'somebody-elses' | 'changed' };

type ActingOnCase = {
  id: number;
  actions: readonly CaseAction[];
  by: Actor;
  /** `updatedAt` of the case that was shown: after any change nothing is done, as when a form is sent twice. */
  seenAt?: Date | undefined;
};

export async function actOnCase(
  id: number,
  action: CaseAction,
  by: Actor,
  seenAt?: Date,
): Promise<ActOutcome> {
  return actInTurn({ id, actions: [action], by, seenAt });
}

/**
 * Corrects a visitor's typing error, in the record and so in its case. Deliveries with the old value have gone: a list of
 * customers elsewhere is notified which record to look at.
 * @returns refused as someone else's where its register takes a person once, and has them already; as changed where the
 *   record has no such answer any more
 */
export async function correctCase(
  id: number,
  action: CaseAction & { kind: 'correct' },
  by: Actor,
  seenAt?: Date,
): Promise<ActOutcome> {
  try {
    return await actOnCase(id, action, by, seenAt);
  } catch (error) {
    if (error instanceof NothingToCorrect) return { done: false, refusal: 'changed' };
    if (!isUniqueViolation(error)) throw error;
    return { done: false, refusal: 'somebody-elses' };
  }
}

/** The record is gone, or the answer in it. */
class NothingToCorrect extends Error {
  override name = 'NothingToCorrect';
}

export async function actInTurn(acting: ActingOnCase): Promise<ActOutcome> {
  const { id, actions, by } = acting;
  const { callingHours: hours } = await siteFacts();
  return inRetriedTransaction(async (client) => {
    const outcome = await actHeld(client, { ...acting, hours });
    if (outcome.done) for (const action of actions) await alongside(client, action, { id, by });
    return outcome;
  });
}

type WithEach = { ids: readonly number[]; action: CaseAction & { kind: 'hand-over' }; by: Actor };

/**
 * The same action with several cases in one transaction. Those that refuse it stay as they are, and keep none of the
 * others from it. They are locked in the order of their numbers, so that two transactions never wait for each other.
 * @param tell notifies someone of all of them, once, however many there are
 */
export async function actOnEach(
  { ids, action, by }: WithEach,
  tell: (client: pg.ClientBase, done: number[]) => Promise<void>,
): Promise<Map<number, ActOutcome>> {
  const { callingHours: hours } = await siteFacts();
  return inRetriedTransaction(async (client) => {
    const outcomes = new Map<number, ActOutcome>();
    for (const id of ids.toSorted((a, b) => a - b))
      outcomes.set(id, await actHeld(client, { id, actions: [action], by, hours }));
    const done = [...outcomes].filter(([, outcome]) => outcome.done).map(([id]) => id);
    await tell(client, done);
    return outcomes;
  });
}

async function actHeld(
  client: pg.ClientBase,
  { id, actions, by, seenAt, hours }: ActingOnCase & { hours: CallingHours },
): Promise<ActOutcome> {
  const before = await holdCase(client, id);
  if (!before) return { done: false, refusal: 'unknown' };
  const consentFor = async (asked: CaseAction['kind'], purpose: ConsentPurpose) =>
    actions.some(({ kind }) => kind === asked) ? lockConsent(client, { caseId: id, purpose }) : undefined;
  const contact = await consentFor('plan', 'consent');
  const sharing = await consentFor('share', 'consent_share');
  const taken = stepsInTurn(before, actions, { by, now: new Date(), hours, sharing, contact });
  if ('refusal' in taken) return { done: false, refusal: taken.refusal };
  if (seenAt && seenAt.getTime() !== before.updatedAt.getTime()) return { done: false, refusal: 'changed' };
  await writeCase(client, id, taken.after);
  for (const event of taken.events) await addEvent(client, { id, by, event });
  return { done: true };
}

/** The effects of an action besides the case and its events. */
async function alongside(
  client: pg.ClientBase,
  action: CaseAction,
  { id, by }: Omit<ActingOnCase, 'actions'>,
): Promise<void> {
  if (action.kind === 'hand-over' && action.to.id !== by.id)
    await notifyColleague(client, { caseId: id, to: action.to });
  if (action.kind === 'stop')
    await withdrawContact(client, { reference: await referenceOf(client, id), by: 'staff' });
  if (action.kind === 'correct') {
    const { field, right } = action;
    const reference = await referenceOf(client, id);
    if (!(await correctRecord(client, { reference, field, right }))) throw new NothingToCorrect();
    await enqueueForCrm(client, { reference, event: 'corrected', data: { references: [reference] } });
  }
  if (action.kind === 'allow') {
    const { purpose, text } = action;
    await recordVerbalConsent(client, { caseId: id, purpose, text });
  }
}

/** Reference of a case whose row is locked. */
async function referenceOf(client: pg.ClientBase, id: number): Promise<string> {
  const { rows } = await client.query<{ reference: string }>('select reference from cases where id = $1', [
    id,
  ]);
  return rows[0]?.reference ?? '';
}

async function holdCase(
  client: pg.ClientBase,
  id: number,
): Promise<(CaseNow & { updatedAt: Date }) | undefined> {
  const { rows } = await client.query<CaseNow & { updatedAt: Date }>(
    `select state, assignee_id as "assigneeId", attempts::int, due_at as "dueAt", outcome, reason,
       first_call_at as "firstCallAt", reached_at as "reachedAt", closed_at as "closedAt", updated_at as "updatedAt"
     from cases where id = $1 for update`,
    [id],
  );
  return rows[0];
}

async function writeCase(client: pg.ClientBase, id: number, after: CaseNow): Promise<void> {
  const { state, assigneeId, attempts, dueAt, outcome, reason, firstCallAt, reachedAt, closedAt } = after;
  await client.query(
    `update cases set state = $2, assignee_id = $3, attempts = $4, due_at = $5, outcome = $6, reason = $7,
       first_call_at = $8, reached_at = $9, closed_at = $10, updated_at = now(),
       asked_again_at = case when $2::enum_cases_state = 'resting' then asked_again_at end where id = $1`,
    [id, state, assigneeId, attempts, dueAt, outcome, reason, firstCallAt, reachedAt, closedAt],
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

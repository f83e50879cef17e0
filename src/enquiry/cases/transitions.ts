/**
 * What may be done with a case, by whom, and what becomes of it: pure, so that the database only has to hold a case
 * still while it is asked. Two calls without an answer are the most that a visitor gets; then the case rests until
 * somebody says why it should not. Who has asked us to stop is never planned again.
 */

import type { CallingHours } from '#forms/calling-times.ts';
import type { CaseEventKind, CaseOutcome, CaseState } from './case-words.ts';
import { nextCallingDay } from './due.ts';

export const maxUnansweredCalls = 2;

export type CaseNow = {
  state: CaseState;
  assigneeId: number | null;
  /** Calls in a row that nobody answered. */
  attempts: number;
  dueAt: Date | null;
  outcome: CaseOutcome | null;
  reason: string;
};

export type Actor = { id: number; name: string; isAdministrator: boolean };

export type CaseAction =
  | { kind: 'take' }
  | { kind: 'note'; text: string }
  | { kind: 'call'; isAnswered: boolean; text: string }
  | { kind: 'plan'; dueAt: Date; text: string }
  | { kind: 'close'; outcome: CaseOutcome; text: string };

/** What to write: the case's new values, and the event that says what happened. */
export type CaseStep = {
  changes: Partial<CaseNow>;
  /** `detail` is for programs: the outcome, or the moment that was planned. */
  event: { kind: CaseEventKind; text: string; detail: string };
};

export type CaseRefusal =
  | 'yours-already'
  | 'somebody-else-has-it'
  | 'closed'
  | 'rests'
  | 'asked-to-stop'
  | 'say-why'
  | 'already-past';

type Facts = { by: Actor; now: Date; hours: CallingHours };
type Verdict = CaseStep | { refusal: CaseRefusal };

export function step(before: CaseNow, action: CaseAction, facts: Facts): Verdict {
  const refusal = refusalOf(before, action, facts);
  return refusal ? { refusal } : accepted(before, action, facts);
}

function refusalOf(before: CaseNow, action: CaseAction, { by, now }: Facts): CaseRefusal | undefined {
  const { state, assigneeId, outcome } = before;
  // Whatever somebody knows of a case may be noted at any time.
  if (action.kind === 'note') return action.text ? undefined : 'say-why';
  if (state === 'closed' && outcome === 'stopped') return 'asked-to-stop';
  if (assigneeId !== null && assigneeId !== by.id && !by.isAdministrator) return 'somebody-else-has-it';
  if (action.kind === 'plan') return refusalOfPlan(state, action, now);
  if (state === 'closed') return 'closed';
  if (action.kind === 'take') return assigneeId === by.id ? 'yours-already' : undefined;
  if (action.kind === 'close') return action.text ? undefined : 'say-why';
  // Somebody who was resting and rings us has been spoken to.
  return state === 'resting' && !action.isAnswered ? 'rests' : undefined;
}

/** What rests or is closed goes on only for a reason. */
function refusalOfPlan(
  state: CaseState,
  { dueAt, text }: { dueAt: Date; text: string },
  now: Date,
): CaseRefusal | undefined {
  if (dueAt <= now) return 'already-past';
  return (state === 'resting' || state === 'closed') && !text ? 'say-why' : undefined;
}

function accepted(before: CaseNow, action: CaseAction, { by, now, hours }: Facts): CaseStep {
  if (action.kind === 'note') return { changes: {}, event: event('noted', action.text) };
  if (action.kind === 'take') {
    const state = before.state === 'new' ? 'taken' : before.state;
    return { changes: { assigneeId: by.id, state }, event: event('taken') };
  }
  // Who does something with a case that nobody has taken has taken it.
  const assigneeId = before.assigneeId ?? by.id;
  const { text } = action;
  if (action.kind === 'plan') {
    const { dueAt } = action;
    const attempts = before.state === 'resting' ? 0 : before.attempts;
    const changes: Partial<CaseNow> = { assigneeId, state: 'waiting', attempts, dueAt };
    return {
      changes: { ...changes, outcome: null, reason: '' },
      event: event('planned', text, dueAt.toISOString()),
    };
  }
  if (action.kind === 'close') {
    const { outcome } = action;
    const changes: Partial<CaseNow> = { assigneeId, state: 'closed', dueAt: null, outcome, reason: text };
    return { changes, event: event('closed', text, outcome) };
  }
  const dueAt = nextCallingDay(now, hours);
  if (action.isAnswered)
    return { changes: { assigneeId, state: 'taken', attempts: 0, dueAt }, event: event('called', text) };
  const attempts = before.attempts + 1;
  const rests = attempts >= maxUnansweredCalls;
  const changes: Partial<CaseNow> = { assigneeId, attempts, state: rests ? 'resting' : 'waiting' };
  return { changes: { ...changes, dueAt: rests ? null : dueAt }, event: event('not-reached', text) };
}

function event(kind: CaseEventKind, text = '', detail = ''): CaseStep['event'] {
  return { kind, text, detail };
}

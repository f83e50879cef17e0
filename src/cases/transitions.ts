import type { Colleague } from '#enquiry/submit/submission.ts';

/**
 * The actions on a case, who may take them, and their effect: pure, so that the database only has to lock a case
 * while it is asked. Two calls without an answer are the most that a visitor gets; then the case rests until
 * someone says why it should not. A case of someone who has asked us to stop is never planned again.
 */

import { nextCallingDay } from '#enquiry/store/call-due-time.ts';
import type { CallingHours } from '#forms/calling-times.ts';
import type { ConsentPurpose } from '#forms/consents.ts';
import type { CaseConsent } from './case-consents.ts';
import type { CaseEventKind, CaseOutcome, CaseState } from './case-words.ts';

export const maxUnansweredCalls = 2;

export type CaseNow = {
  state: CaseState;
  assigneeId: number | null;
  /** Calls in a row that no one answered. */
  attempts: number;
  dueAt: Date | null;
  outcome: CaseOutcome | null;
  reason: string;
  /** When someone first called, when someone was first spoken to, and when it was closed. */
  firstCallAt: Date | null;
  reachedAt: Date | null;
  closedAt: Date | null;
};

/** Someone who may work cases. */
export type Actor = { id: number; name: string; isAdministrator: boolean };

export type CaseAction =
  | { kind: 'take' }
  | { kind: 'note'; text: string }
  | { kind: 'call'; isAnswered: boolean; text: string }
  | { kind: 'plan'; dueAt: Date; text: string }
  | { kind: 'rest'; text: string }
  | { kind: 'hand-over'; to: Colleague; text: string }
  | { kind: 'stop'; text: string }
  /** `text` is the sentence that was read out. */
  | { kind: 'allow'; purpose: ConsentPurpose; text: string }
  /** Their details went to an insurer; `text` is what for. */
  | { kind: 'share'; insurer: string; text: string }
  /** Corrects a typing error; `text` is what was asked for. */
  | { kind: 'correct'; field: string; right: string; text: string }
  | { kind: 'close'; outcome: CaseOutcome; text: string };

/** The changes to write: the case's new values, and the event that says what happened. */
export type CaseStep = {
  changes: Partial<CaseNow>;
  /**
   * `detail` besides the words: the outcome, the moment that was planned, to whom it was handed, the purpose that was
   * allowed, the insurer.
   */
  event: { kind: CaseEventKind; text: string; detail: string };
};

export type CaseRefusal =
  | 'yours-already'
  | 'somebody-else-has-it'
  | 'closed'
  | 'rests'
  | 'rests-already'
  | 'theirs-already'
  | 'asked-to-stop'
  | 'say-why'
  | 'already-past'
  | 'with-whom'
  | 'sharing-not-allowed'
  | 'sharing-withdrawn';

type Facts = {
  by: Actor;
  now: Date;
  hours: CallingHours;
  /** The newest consent to share details with insurers; none where it was never asked for. */
  sharing?: CaseConsent['state'] | undefined;
  /** The newest consent to be contacted. */
  contact?: CaseConsent['state'] | undefined;
};
type Verdict = CaseStep | { refusal: CaseRefusal };

export function step(before: CaseNow, action: CaseAction, facts: Facts): Verdict {
  const refusal = refusalOf(before, action, facts);
  return refusal ? { refusal } : accepted(before, action, facts);
}

/** Several in turn, each from where the one before left the case. Of one that is refused, none is done. */
export function stepsInTurn(
  before: CaseNow,
  actions: readonly CaseAction[],
  facts: Facts,
): { after: CaseNow; events: CaseStep['event'][] } | { refusal: CaseRefusal } {
  let after = before;
  const events: CaseStep['event'][] = [];
  for (const action of actions) {
    const taken = step(after, action, facts);
    if ('refusal' in taken) return taken;
    after = { ...after, ...taken.changes };
    events.push(taken.event);
  }
  return { after, events };
}

function refusalOf(before: CaseNow, action: CaseAction, facts: Facts): CaseRefusal | undefined {
  const { by } = facts;
  const { state, assigneeId, outcome } = before;
  // Whatever someone knows of a case may be noted at any time.
  if (action.kind === 'note') return action.text ? undefined : 'say-why';
  if (state === 'closed' && outcome === 'stopped') return 'asked-to-stop';
  if (assigneeId !== null && assigneeId !== by.id && !by.isAdministrator) return 'somebody-else-has-it';
  if (action.kind === 'allow' || action.kind === 'correct') return undefined;
  if (action.kind === 'share') return refusalOfSharing(action, facts);
  if (action.kind === 'plan') return refusalOfPlan(before, action, facts);
  if (state === 'closed') return 'closed';
  if (action.kind === 'take') return assigneeId === by.id ? 'yours-already' : undefined;
  if (action.kind === 'hand-over') return assigneeId === action.to.id ? 'theirs-already' : undefined;
  if (action.kind === 'rest') return state === 'resting' ? 'rests-already' : undefined;
  if (action.kind === 'stop') return undefined;
  if (action.kind === 'close') return action.text ? undefined : 'say-why';
  // Someone who was resting and rings us has been spoken to.
  return state === 'resting' && !action.isAnswered ? 'rests' : undefined;
}

function refusalOfSharing(
  { insurer, text }: CaseAction & { kind: 'share' },
  { sharing }: Facts,
): CaseRefusal | undefined {
  if (sharing === 'withdrawn') return 'sharing-withdrawn';
  if (sharing !== 'given') return 'sharing-not-allowed';
  return insurer && text ? undefined : 'with-whom';
}

/** A case that rests or is closed goes on only for a reason, and not without the consent to be contacted. */
function refusalOfPlan(
  { state }: CaseNow,
  { dueAt, text }: { dueAt: Date; text: string },
  { now, contact }: Facts,
): CaseRefusal | undefined {
  if (contact === 'withdrawn') return 'asked-to-stop';
  if (dueAt <= now) return 'already-past';
  return (state === 'resting' || state === 'closed') && !text ? 'say-why' : undefined;
}

function accepted(before: CaseNow, action: CaseAction, facts: Facts): CaseStep {
  const { by, now } = facts;
  if (action.kind === 'note') return { changes: {}, event: event('noted', action.text) };
  if (action.kind === 'allow') return { changes: {}, event: event('allowed', action.text, action.purpose) };
  if (action.kind === 'share') return { changes: {}, event: event('shared', action.text, action.insurer) };
  if (action.kind === 'correct') return { changes: {}, event: event('corrected', action.text) };
  if (action.kind === 'take') return { changes: passedTo(before, by), event: event('taken') };
  const { text } = action;
  if (action.kind === 'hand-over')
    return { changes: passedTo(before, action.to), event: event('handed-over', text, action.to.name) };
  // Acting on a case that no one has taken takes it.
  const assigneeId = before.assigneeId ?? by.id;
  if (action.kind === 'call') return called(before, action, { ...facts, assigneeId });
  if (action.kind === 'rest')
    return { changes: { assigneeId, state: 'resting', dueAt: null }, event: event('rested', text) };
  if (action.kind === 'plan') {
    const { dueAt } = action;
    const attempts = before.state === 'resting' ? 0 : before.attempts;
    const open: Partial<CaseNow> = { state: 'waiting', outcome: null, reason: '', closedAt: null };
    return {
      changes: { ...open, assigneeId, attempts, dueAt },
      event: event('planned', text, dueAt.toISOString()),
    };
  }
  const isStop = action.kind === 'stop';
  const outcome = isStop ? 'stopped' : action.outcome;
  const closed: Partial<CaseNow> = { state: 'closed', dueAt: null, outcome, reason: text, closedAt: now };
  return { changes: { ...closed, assigneeId }, event: event(isStop ? 'stopped' : 'closed', text, outcome) };
}

function passedTo({ state }: CaseNow, { id }: Colleague): Partial<CaseNow> {
  return { assigneeId: id, state: state === 'new' ? 'taken' : state };
}

type CallAction = Extract<CaseAction, { kind: 'call' }>;

/** A call that no one answered is tried again, on the next day on which we call. */
function called(
  before: CaseNow,
  { isAnswered, text }: CallAction,
  { now, hours, assigneeId }: Facts & Pick<CaseNow, 'assigneeId'>,
): CaseStep {
  const firstCallAt = before.firstCallAt ?? now;
  const dueAt = nextCallingDay(now, hours);
  if (isAnswered) {
    const reachedAt = before.reachedAt ?? now;
    const changes: Partial<CaseNow> = { assigneeId, state: 'taken', attempts: 0, dueAt };
    return { changes: { ...changes, firstCallAt, reachedAt }, event: event('called', text) };
  }
  const attempts = before.attempts + 1;
  const rests = attempts >= maxUnansweredCalls;
  const changes: Partial<CaseNow> = { assigneeId, attempts, state: rests ? 'resting' : 'waiting' };
  return {
    changes: { ...changes, firstCallAt, dueAt: rests ? null : dueAt },
    event: event('not-reached', text),
  };
}

function event(kind: CaseEventKind, text = '', detail = ''): CaseStep['event'] {
  return { kind, text, detail };
}

import { type RegisterName, registerOf } from '#enquiry/registers.ts';
import { nextCallingDay } from '#enquiry/store/call-due-time.ts';
import type { CallingHours } from '#forms/calling-times.ts';
import type { CaseEventKind } from '../case-words.ts';
import type { CaseNow } from '../transitions.ts';

/**
 * A visitor's actions on a call of theirs, and their effect: choose when it comes, agree to another call, stop it. Pure,
 * like the actions of staff (`transitions.ts`). Anyone who chooses or agrees is called again, at most twice; anyone who
 * has stopped it is asked nothing more.
 */
export type VisitorWish = { kind: 'slot'; at: Date; language: string } | { kind: 'go-on' } | VisitorStop;

/** @property reason read by staff: where they said so */
export type VisitorStop = { kind: 'stop'; reason: string };

type CallNow = Pick<CaseNow, 'state' | 'assigneeId' | 'attempts' | 'firstCallAt'> & {
  register: RegisterName;
  promisedAt: Date | null;
  slotAt: Date | null;
  language: string;
};

/** The case after the step, its columns by their names here. */
export type CallAfter = Pick<CaseNow, 'state' | 'attempts' | 'dueAt' | 'outcome' | 'reason' | 'closedAt'> &
  Pick<CallNow, 'promisedAt' | 'slotAt' | 'language'>;

export type VisitorStep = { after: CallAfter; event: { kind: CaseEventKind; detail: string } };
export type VisitorRefusal = 'closed' | 'already-past' | 'no-call';

type Facts = { now: Date; hours: CallingHours };

export function visitorStep(
  before: CallNow,
  wish: VisitorWish,
  { now, hours }: Facts,
): VisitorStep | { refusal: VisitorRefusal } {
  const { state, attempts, promisedAt, slotAt, language } = before;
  if (state === 'closed') return { refusal: 'closed' };
  const kept = { attempts, outcome: null, reason: '', closedAt: null, promisedAt, slotAt, language };
  if (wish.kind === 'stop') {
    const ended = {
      state: 'closed',
      outcome: 'stopped',
      reason: wish.reason,
      closedAt: now,
      dueAt: null,
    } as const;
    return {
      after: { ...kept, ...ended },
      event: { kind: 'stopped', detail: 'stopped' },
    };
  }
  if (!registerOf(before.register).isCalled) return { refusal: 'no-call' };
  const open = { ...kept, state: openState(before), attempts: 0 } as const;
  if (wish.kind === 'go-on')
    return {
      after: { ...open, dueAt: nextCallingDay(now, hours) },
      event: { kind: 'said-go-on', detail: '' },
    };
  const { at } = wish;
  if (at <= now) return { refusal: 'already-past' };
  // Until the first call the promise is the visitor's to move.
  const promised = before.firstCallAt ? promisedAt : at;
  return {
    after: { ...open, dueAt: at, slotAt: at, promisedAt: promised, language: wish.language },
    event: { kind: 'slot-chosen', detail: at.toISOString() },
  };
}

function openState({ assigneeId, firstCallAt }: CallNow): CaseNow['state'] {
  return assigneeId === null && firstCallAt === null ? 'new' : 'waiting';
}

import { registerOf } from '#enquiry/registers.ts';
import type { CallingHours } from '#forms/calling-times.ts';
import { dateInIndia, timeInIndia } from '#platform/clock.ts';
import { type RestReason, restReason } from '../resting-reason.ts';
import type { OwnCall } from './own-call.ts';

/** How it is with a call, in one word, for the page that shows it to the person who is called. */
export type CallStatus =
  | { kind: 'slot'; day: string; time: string; from: Date }
  | { kind: 'day' | 'late' | 'writes'; day: string }
  | { kind: 'spoken'; day: string | undefined }
  | { kind: 'asked' | 'rests' | 'paused' | 'read' | 'stopped' | 'done' | 'closed' };

type Facts = { now: Date; hours: CallingHours };

/** Anyone who calls at half past eleven is not late at 11:40. */
const graceMs = 30 * 60_000;

const resting = { asked: 'asked', 'not-reached': 'rests', left: 'paused' } as const satisfies Record<
  RestReason,
  CallStatus['kind']
>;

export function callStatusOf(call: Omit<OwnCall, 'steps'>, { now, hours }: Facts): CallStatus {
  const { state, outcome, register, reachedAt, dueAt } = call;
  if (state === 'closed') return { kind: outcome === 'stopped' || outcome === 'done' ? outcome : 'closed' };
  if (register === 'resumes') return { kind: 'read' };
  if (state === 'resting') return { kind: resting[restReason(call)] };
  const day = dueAt ? dateInIndia(dueAt) : undefined;
  if (reachedAt) return { kind: 'spoken', day: dueAt && dueAt > now ? day : undefined };
  if (!dueAt || !day) return { kind: 'paused' };
  const time = timeInIndia(dueAt);
  const isAtTime = registerOf(register).isCalled && time !== hours.to;
  if (dueAt.getTime() + (isAtTime ? graceMs : 0) < now.getTime()) return { kind: 'late', day };
  if (isAtTime) return { kind: 'slot', day, time, from: dueAt };
  return { kind: registerOf(register).isCalled ? 'day' : 'writes', day };
}

import type { CallingHours } from '#forms/calling-times.ts';
import { clockInIndia } from '../../moments.ts';
import { dayInShort, momentOfWeek, shortName } from '../../short-labels.ts';
import type { TodayCase } from './today-case.ts';
import { slotOf, type Turn } from './turns.ts';

type HeadingFacts = { now: Date; hours: CallingHours; name: string; canWork: boolean };

/** The heading is the task: the next person to call, or that nothing is due. */
export function headingOf(turn: Turn | undefined, facts: HeadingFacts): string {
  const { now, hours, name, canWork } = facts;
  if (!turn) return `Nothing is due. ${greeting(now)}, ${name.split(' ')[0]}.`;
  const who = shortName(turn.of.name);
  const words: Record<Turn['why'], () => string> = {
    slot: () => `${who} expects ${canWork ? 'your' : 'a'} call now`,
    missed: () => `${who} was promised a call ${promisedFor(turn.of, now, hours)}`,
    second: () => `Try ${who} again`,
    promise: () => (turn.of.assigneeId === null ? `${who} is waiting for a first call` : `Call ${who}`),
  };
  return words[turn.why]();
}

/** The turn that follows, in half a sentence. */
export function afterwards({ of, why }: Turn, now: Date, hours: CallingHours): string {
  if (why === 'slot') return `whose call is at ${clockInIndia(of.dueAt)}`;
  if (why === 'missed') return `who was promised a call ${promisedFor(of, now, hours)}`;
  return why === 'second' ? 'not reached by the first call' : `promised by ${momentOfWeek(of.dueAt, now)}`;
}

/** `at 10:30`, `yesterday at 10:30`, `by Saturday 18:30`: a time of today is said alone. */
function promisedFor(of: TodayCase, now: Date, hours: CallingHours): string {
  const day = dayInShort(of.dueAt, now);
  const clock = clockInIndia(of.dueAt);
  if (slotOf(of, hours)) return day === 'today' ? `at ${clock}` : `${day} at ${clock}`;
  return day === 'today' ? `by ${clock}` : `by ${day} ${clock}`;
}

function greeting(now: Date): string {
  const hour = Number(clockInIndia(now).slice(0, 2));
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}

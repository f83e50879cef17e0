/**
 * Decides whose turn it is. Of all open cases a person's next one comes first: calls that were promised for this
 * half hour, promises that were missed, second attempts that are due, then enquiries by what they were promised. Within
 * each, the adviser's own come before unassigned ones, and those only in a language that the adviser speaks. Pure: all
 * facts are parameters.
 */

import type { CallingHours } from '#forms/calling-times.ts';
import { dateInIndia, momentInIndia } from '#platform/clock.ts';
import { isCalling } from './calling-axis.ts';
import type { TodayCase } from './today-case.ts';

export type TurnReason = 'slot' | 'missed' | 'second' | 'promise';
export type Turn = { of: TodayCase; why: TurnReason };

type Facts = { me: number; languages: readonly string[]; now: Date; hours: CallingHours };

export const slotMs = 30 * 60_000;
const order: readonly TurnReason[] = ['slot', 'missed', 'second', 'promise'];

/** The half hour for which a call is agreed; nothing where only a day's end is promised. */
export function slotOf(
  { dueAt, slotAt, promisedAt }: Pick<TodayCase, 'dueAt' | 'slotAt' | 'promisedAt'>,
  hours: CallingHours,
): { from: Date; to: Date } | undefined {
  const isChosen = slotAt !== null && Number(slotAt) === Number(dueAt);
  const isPromise = Number(promisedAt) === Number(dueAt);
  const isEndOfDay = Number(dueAt) === Number(momentInIndia(dateInIndia(dueAt), hours.to));
  if (!isChosen && (isPromise || isEndOfDay)) return undefined;
  return { from: dueAt, to: new Date(Number(dueAt) + slotMs) };
}

export function isMissed(of: TodayCase, now: Date, hours: CallingHours): boolean {
  return (slotOf(of, hours)?.to ?? of.dueAt) <= now;
}

/** Those whose turn it is now, the next one first. A case may be among them twice, read by two queries. */
export function turnsOf(cases: readonly TodayCase[], facts: Facts): Turn[] {
  const { me } = facts;
  return [...new Map(cases.map((of) => [of.id, of])).values()]
    .flatMap((of) => {
      const why = isForMe(of, facts) ? reasonOf(of, facts) : undefined;
      return why ? [{ of, why }] : [];
    })
    .sort(
      (one, other) =>
        order.indexOf(one.why) - order.indexOf(other.why) ||
        Number(other.of.assigneeId === me) - Number(one.of.assigneeId === me) ||
        Number(one.of.dueAt) - Number(other.of.dueAt) ||
        Number(one.of.createdAt) - Number(other.of.createdAt) ||
        one.of.id - other.of.id,
    );
}

function isForMe({ assigneeId, language }: TodayCase, { me, languages }: Facts): boolean {
  if (assigneeId !== null) return assigneeId === me;
  // A visitor who has named no language is called by anyone.
  return language === '' || languages.length === 0 || languages.includes(language);
}

function reasonOf(of: TodayCase, { now, hours }: Facts): TurnReason | undefined {
  const slot = slotOf(of, hours);
  if (slot && slot.from <= now && now < slot.to) return 'slot';
  // A moment that was agreed applies at any hour; otherwise no one is called outside the hours that we publish.
  if (!isCalling(now, hours)) return undefined;
  if (isMissed(of, now, hours)) return 'missed';
  if (slot) return undefined;
  const isDueToday = dateInIndia(of.dueAt) === dateInIndia(now);
  if (of.attempts > 0) return isDueToday ? 'second' : undefined;
  // A person who has been spoken to is called again on the day that was agreed, and no sooner.
  return of.firstCallAt === null || isDueToday ? 'promise' : undefined;
}

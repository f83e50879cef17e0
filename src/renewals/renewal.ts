import { type DayInParts, type DayPart, dayOfParts, hasAllParts, partsOfDay } from '#forms/day-parts.ts';
import { type Cover, covers } from './covers.ts';
import { daysBefore, daysUntil, isDay, yearsAfter } from './days.ts';

/** A policy whose renewal someone does not want to forget. */
export type Renewal = {
  cover: Cover;
  /** Empty where the visitor named none. */
  insurer: string;
  /** Its last day, `YYYY-MM-DD`. */
  day: string;
};

/** So many days before the last one we remind of it. */
export const stages = [60, 30, 7] as const;
export type Stage = (typeof stages)[number];

/** The dates of the reminders, the earliest first. */
export function datesOf(day: string): { stage: Stage; on: string }[] {
  return stages.map((stage) => ({ stage, on: daysBefore(day, stage) }));
}

/** Those that are today or later. */
export function datesLeft(day: string, today: string): { stage: Stage; on: string }[] {
  return datesOf(day).filter(({ on }) => on >= today);
}

/** Each number of days that can be left when every date has passed. */
export const lastDays = Array.from({ length: Math.min(...stages) }, (_, days) => days);

/** Dates while one is left, and then the number of days until the last one. */
export function timeLeft(day: string, today: string): number | 'dates' {
  return datesLeft(day, today).length > 0 ? 'dates' : daysUntil(day, today);
}

/** As a form sends it: the day in parts as it is typed, or whole as a hidden field carries it. */
export type AskedRenewal = Partial<Record<'cover' | 'insurer' | 'on' | DayPart, string>>;

export type Unclear = 'cover' | 'insurer' | 'day-missing' | 'day-impossible' | 'day-past' | 'day-far';

export type ReadRenewal = { renewal: Renewal } | { unclear: Unclear[] };

export const maxInsurerLength = 80;
const maxYearsAhead = 3;

/** @param today the date in India */
export function readRenewal(asked: AskedRenewal, today: string): ReadRenewal {
  const cover = covers.find((known) => known === asked.cover);
  const insurer = tidied(asked.insurer);
  const day = asked.on ?? dayOfParts(asked) ?? '';
  const ofDay = problemOfDay(day, today);
  const isTooLong = insurer.length > maxInsurerLength;
  if (cover && !ofDay && !isTooLong) return { renewal: { cover, insurer, day } };
  return {
    unclear: [
      ...(cover ? [] : (['cover'] as const)),
      ...(isTooLong ? (['insurer'] as const) : []),
      ...(ofDay ? [ofDay] : []),
    ],
  };
}

/** The day for the form's fields: in parts as they were typed, or those of a hidden field's day. */
export function askedParts({ on, day, month, year }: AskedRenewal): DayInParts {
  return on === undefined ? { day, month, year } : partsOfDay(on);
}

function tidied(text = ''): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function problemOfDay(day: string, today: string): Unclear | undefined {
  if (!hasAllParts(day)) return 'day-missing';
  if (!isDay(day)) return 'day-impossible';
  if (day < today) return 'day-past';
  return day > yearsAfter(today, maxYearsAhead) ? 'day-far' : undefined;
}

import { type DayInParts, type DayPart, dayOfParts, hasAllParts, partsOfDay } from '#forms/day-parts.ts';
import { isDay } from '#platform/clock.ts';
import { addDays, addMonths } from '#platform/days.ts';

/**
 * By when an insurer, a broker or the Ombudsman has to answer, and by when a visitor has to act. The limits are those of
 * IRDAI's circulars of 2024 and of the Insurance Ombudsman Rules; `messages/` names the source of each to the visitor.
 */
export const occasions = [
  'health-bills',
  'vehicle-damage',
  'life-claim',
  'insurer-complaint',
  'insurer-answer',
  'ombudsman-papers',
  'ombudsman-award',
  'broker-complaint',
] as const;
export type Occasion = (typeof occasions)[number];

export type LimitSource = 'policyholders' | 'health' | 'ombudsman' | 'brokers';

type Wait = { days: number } | { months: number };

export type Limit = {
  step:
    | 'bills-answered'
    | 'surveyor-named'
    | 'survey-reported'
    | 'survey-answered'
    | 'life-answered'
    | 'life-investigated'
    | 'complaint-answered'
    | 'ombudsman-opens'
    | 'ombudsman-closes-unanswered'
    | 'ombudsman-closes'
    | 'award'
    | 'award-followed'
    | 'broker-settled';
  /** One after the other, each from the last day of the one before. */
  after: readonly Wait[];
  sources: readonly LimitSource[];
  /** Something becomes possible on this day, and stays so after it. */
  opens?: true;
};

const surveyor: readonly Wait[] = [{ days: 1 }];
const report: readonly Wait[] = [...surveyor, { days: 15 }];
const silence: readonly Wait[] = [{ months: 1 }];
const aYear: Wait = { months: 12 };

export const limits: Record<Occasion, readonly Limit[]> = {
  'health-bills': [{ step: 'bills-answered', after: [{ days: 15 }], sources: ['health', 'policyholders'] }],
  'vehicle-damage': [
    { step: 'surveyor-named', after: surveyor, sources: ['policyholders'] },
    { step: 'survey-reported', after: report, sources: ['policyholders'] },
    { step: 'survey-answered', after: [...report, { days: 7 }], sources: ['policyholders'] },
  ],
  'life-claim': [
    { step: 'life-answered', after: [{ days: 15 }], sources: ['policyholders'] },
    { step: 'life-investigated', after: [{ days: 45 }], sources: ['policyholders'] },
  ],
  'insurer-complaint': [
    { step: 'complaint-answered', after: [{ days: 14 }], sources: ['policyholders'] },
    { step: 'ombudsman-opens', after: silence, sources: ['ombudsman'], opens: true },
    { step: 'ombudsman-closes-unanswered', after: [...silence, aYear], sources: ['ombudsman'] },
  ],
  'insurer-answer': [{ step: 'ombudsman-closes', after: [aYear], sources: ['ombudsman'] }],
  'ombudsman-papers': [{ step: 'award', after: [{ months: 3 }], sources: ['policyholders'] }],
  'ombudsman-award': [{ step: 'award-followed', after: [{ days: 30 }], sources: ['policyholders'] }],
  'broker-complaint': [{ step: 'broker-settled', after: [{ days: 14 }], sources: ['brokers'] }],
};

export type Deadline = Omit<Limit, 'after'> & { day: string };

/** The dates that follow from what happened on a day, the earliest first. The day itself is not counted. */
export function deadlinesOf({ occasion, day }: Question): Deadline[] {
  return limits[occasion].map(({ after, ...limit }) => ({ ...limit, day: after.reduce(later, day) }));
}

function later(day: string, wait: Wait): string {
  return 'days' in wait ? addDays(day, wait.days) : addMonths(day, wait.months);
}

export type Question = { occasion: Occasion; day: string };

/** As it comes in an address: with a day from a link, or in parts from the form. */
export type AskedQuestion = Partial<Record<'about' | 'on' | DayPart, string>>;

/** Returns the day as it is written, whether or not there is such a day. */
function askedDay({ on, ...parts }: AskedQuestion): string | undefined {
  return on ?? dayOfParts(parts);
}

/** The day for the form's fields: in parts as they were typed, or those of a link's day. */
export function askedParts({ on, ...parts }: AskedQuestion): DayInParts {
  return on === undefined ? parts : partsOfDay(on);
}

export type Unclear = 'occasion' | 'day-missing' | 'day-impossible' | 'day-years';

/** Returns nothing for a page that was not asked anything. */
export function readQuestion(asked: AskedQuestion): Question | { unclear: Unclear[] } | undefined {
  const { about } = asked;
  const on = askedDay(asked);
  if (about === undefined && on === undefined) return undefined;
  const occasion = occasions.find((known) => known === about);
  const ofDay = problemOfDay(on);
  if (occasion && on !== undefined && !ofDay) return { occasion, day: on };
  return { unclear: [...(occasion ? [] : ['occasion' as const]), ...(ofDay ? [ofDay] : [])] };
}

function problemOfDay(day = ''): Unclear | undefined {
  if (!hasAllParts(day)) return 'day-missing';
  if (!isDay(day)) return 'day-impossible';
  return /^20[0-4]/.test(day) ? undefined : 'day-years';
}

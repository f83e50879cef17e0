/**
 * Filters of a list of cases. A filter lives in the address, so that a list can be kept as a bookmark and sent
 * to a colleague; words that are searched for never do, since they are someone's name or number. Each filter says which
 * values it takes and what it asks of the database; the column `c` is a case.
 */

import { callLanguages, caseOutcomes, caseSources, caseStates, isOneOf } from '#cases/case-words.ts';
import { cityAsStored } from '#content/cities/city-as-stored.ts';
import { concerns } from '#enquiry/definitions/options.ts';
import { dateInIndia, isDay, momentInIndia } from '#platform/clock.ts';
import { townOf } from '../short-labels.ts';

/** Binds a value to a parameter of the statement. @returns the parameter's name in the statement */
export type Bind = (value: unknown) => string;

type Filter = {
  takes: (value: string) => boolean;
  /** One spelling of a value that has several. */
  canonical?: (value: string) => string | undefined;
  /** @param asker who looks at the list */
  where: (value: string, bind: Bind, asker: number) => string;
};

export const stateChoices = { open: 'open', ...caseStates } as const;
export const closedChoices = { today: 'today', week: 'this week', month: 'this month' } as const;
export const caseOrders = { newest: 'newest first', due: 'next due first' } as const;
export type CaseOrder = keyof typeof caseOrders;

/** Forms name some covers with "Insurance" and some without: a list has one entry for both, and finds both. */
const subjectOf = (purpose: string) => purpose.replace(/ Insurance$/, '');
const purposeWords: readonly string[] = Object.values(concerns);
const purposeOfSubject = new Map(purposeWords.map((words) => [subjectOf(words), words]));
const namesOf = (purpose: string) => purposeWords.filter((words) => subjectOf(words) === subjectOf(purpose));
export const purposeChoices = Object.fromEntries(
  [...purposeOfSubject.values()].map((words) => [words, words === concerns.all ? 'all of fertility' : words]),
);
const maxWordLength = 200;
const isWord = (value: string) => value.length <= maxWordLength;

const caseFilters = {
  state: {
    takes: (value) => isOneOf(stateChoices, value),
    where: (value, bind) => (value === 'open' ? `c.state <> 'closed'` : `c.state = ${bind(value)}`),
  },
  who: {
    takes: (value) => value === 'me' || value === 'nobody' || /^[1-9]\d{0,8}$/.test(value),
    where: (value, bind, asker) =>
      value === 'nobody'
        ? 'c.assignee_id is null'
        : `c.assignee_id = ${bind(value === 'me' ? asker : Number(value))}`,
  },
  purpose: {
    takes: (value) => purposeWords.includes(value),
    canonical: (value) => purposeOfSubject.get(subjectOf(value)),
    where: (value, bind) => `c.purpose = any(${bind(namesOf(value))})`,
  },
  language: {
    takes: (value) => isOneOf(callLanguages, value),
    where: (value, bind) => `c.language = ${bind(value)}`,
  },
  late: {
    takes: (value) => value === 'yes',
    where: () => `c.state in ('new', 'taken', 'waiting') and c.due_at < now()`,
  },
  city: {
    takes: isWord,
    // "Pune" is "Pune, Maharashtra", and so is `पुणे`.
    where: (value, bind) => {
      const stored = cityAsStored(value);
      const begins = stored === value ? [value] : [value, townOf(stored)];
      return begins.map((each) => `c.city ilike ${bind(`${asLikeText(each)}%`)}`).join(' or ');
    },
  },
  page: {
    takes: (value) => value.startsWith('/') && isWord(value),
    where: (value, bind) => `c.page = ${bind(value)}`,
  },
  source: {
    takes: (value) => isOneOf(caseSources, value),
    where: (value, bind) => `c.source = ${bind(value)}`,
  },
  outcome: {
    takes: (value) => isOneOf(caseOutcomes, value),
    where: (value, bind) => `c.outcome = ${bind(value)}`,
  },
  closed: {
    takes: (value) => isOneOf(closedChoices, value),
    // Cases closed lately were changed lately, which there is an index for.
    where: (value, bind) => {
      const begin = bind(beginOf(value));
      return `c.state = 'closed' and c.closed_at >= ${begin} and c.updated_at >= ${begin}`;
    },
  },
  from: {
    takes: isDay,
    where: (value, bind) => `c.created_at >= ${bind(momentInIndia(value, '00:00'))}`,
  },
  until: {
    takes: isDay,
    where: (value, bind) =>
      `c.created_at < ${bind(momentInIndia(value, '00:00'))}::timestamptz + interval '1 day'`,
  },
} as const satisfies Record<string, Filter>;

export type FilterName = keyof typeof caseFilters;
export type CaseFilter = Partial<Record<FilterName, string>>;

const filterNames = Object.keys(caseFilters) as FilterName[];

/** Reads the filters in an address; values that no filter takes are ignored. */
export function readFilter(sent: Readonly<Record<string, string | undefined>>): CaseFilter {
  const filter: CaseFilter = {};
  for (const name of filterNames) {
    const value = sent[name]?.trim().toWellFormed().replaceAll('\0', '');
    const { takes, canonical = (own) => own }: Filter = caseFilters[name];
    if (value && takes(value)) filter[name] = canonical(value);
  }
  return filter;
}

export function readOrder(value: string | undefined): CaseOrder {
  return isOneOf(caseOrders, value) ? value : 'newest';
}

/** The conditions of a filter, joined; `true` where there are none. */
export function whereOf(filter: CaseFilter, bind: Bind, asker: number): string {
  const conditions = namesIn(filter).map(
    (name) => `(${(caseFilters[name] as Filter).where(filter[name] ?? '', bind, asker)})`,
  );
  return conditions.join(' and ') || 'true';
}

export function namesIn(filter: CaseFilter): FilterName[] {
  return filterNames.filter((name) => filter[name] !== undefined);
}

/** Escapes a text for a `like` pattern, so that it is matched literally. */
export function asLikeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Values for a statement of so many parts. */
export function bindings(): { values: unknown[]; bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** Midnight in India at which today, this week (since Monday) or this month began. */
function beginOf(value: string): Date {
  const today = dateInIndia();
  const midnight = new Date(`${today}T00:00:00Z`);
  const weekday = (midnight.getUTCDay() + 6) % 7;
  const back = { today: 0, week: weekday, month: midnight.getUTCDate() - 1 }[value] ?? 0;
  midnight.setUTCDate(midnight.getUTCDate() - back);
  return momentInIndia(midnight.toISOString().slice(0, 10), '00:00');
}

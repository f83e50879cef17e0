import { dateInIndia, momentInIndia } from '#platform/clock.ts';
import { database } from '#platform/database.ts';
import type { TodayCase } from './today-case.ts';
import { slotMs } from './turns.ts';

/**
 * Queries of Today. Each list is bounded, and read in the order in which it is shown, so that it costs as
 * much with a handful of cases as with two hundred thousand.
 */
const maxListed = 40;
const maxOfTheDay = 400;
/** Numbers past this are said as "more than". */
export const maxCounted = 99;

const columns = `c.id, c.reference, c.register, c.name, c.city, c.purpose, c.about, c.language, c.state,
  c.assignee_id as "assigneeId", u.name as assignee, c.attempts::int, c.created_at as "createdAt", c.updated_at as "updatedAt",
  c.due_at as "dueAt", c.slot_at as "slotAt", c.promised_at as "promisedAt", c.first_call_at as "firstCallAt"`;

const open = `select ${columns} from cases c left join users u on u.id = c.assignee_id
  where c.state <> 'closed' and c.due_at is not null`;

/** Cases that are due alike come in the order of their waiting, the longest first. */
const inOrder = 'order by c.due_at, c.created_at, c.id';

/** A person's open cases, in the order in which they are due. */
export async function casesOf(userId: number): Promise<TodayCase[]> {
  return read('today-mine', `${open} and c.assignee_id = $1 ${inOrder} limit ${maxListed}`, [userId]);
}

/** Cases that no one has taken, in the order in which they are due. @param languages none means all of them */
export async function casesOfNobody(languages: readonly string[]): Promise<TodayCase[]> {
  return read(
    'today-nobodys',
    `${open} and c.assignee_id is null and ($1::text[] = '{}' or c.language = '' or c.language = any($1))
     ${inOrder} limit ${maxListed}`,
    [languages],
  );
}

/**
 * Those of the half hour that has begun, agreed ones first: the two lists above end before them where as many cases
 * are overdue as a list has room for. @param userId whose own cases come with those of nobody
 */
export async function casesOfHalfHour(
  userId: number,
  languages: readonly string[],
  now: Date,
): Promise<TodayCase[]> {
  return read(
    'today-half-hour',
    `${open} and c.due_at > $3 and c.due_at <= $4 and (c.assignee_id = $1 or c.assignee_id is null
       and ($2::text[] = '{}' or c.language = '' or c.language = any($2)))
     order by (c.slot_at is not distinct from c.due_at) desc, c.due_at, c.created_at, c.id limit ${maxListed}`,
    [userId, languages, new Date(Number(now) - slotMs), now],
  );
}

/** How many that no one has taken the list leaves out; `maxCounted` and one more at most. */
export async function countUnlisted(languages: readonly string[]): Promise<number> {
  const { rows } = await database().query<{ count: number }>({
    name: 'today-unlisted',
    text: `select count(*)::int from (select from cases c
      where c.state <> 'closed' and c.due_at is not null and c.assignee_id is null
        and ($1::text[] = '{}' or c.language = '' or c.language = any($1))
      limit ${maxCounted + 1} offset ${maxListed}) unlisted`,
    values: [languages],
  });
  return rows[0]?.count ?? 0;
}

/** How many wait in languages that someone does not speak; `maxCounted` and one more at most. */
export async function countInOtherLanguages(languages: readonly string[]): Promise<number> {
  const { rows } = await database().query<{ count: number }>({
    name: 'today-other-languages',
    text: `select count(*)::int from (select from cases c
      where c.state <> 'closed' and c.due_at is not null and c.assignee_id is null
        and $1::text[] <> '{}' and c.language <> '' and c.language <> all($1) limit ${maxCounted + 1}) waiting`,
    values: [languages],
  });
  return rows[0]?.count ?? 0;
}

export type SecondAttempt = TodayCase & { triedAt: Date | null };

/** People who were not reached at the first call, and when that was. */
export async function secondAttempts(): Promise<SecondAttempt[]> {
  return read(
    'today-second',
    `select again.*, e.created_at as "triedAt"
     from (${open} and c.attempts > 0 and c.state = 'waiting' order by c.due_at limit 12) again
     left join lateral (select created_at from case_events e
       where e.case_id = again.id and e.kind = 'not-reached' order by e.created_at desc limit 1) e on true
     order by again."dueAt"`,
  );
}

/** Everyone's cases that are due on this day, the last first. */
export async function casesOfDay(now: Date): Promise<TodayCase[]> {
  const [from, to] = dayOf(now);
  return read(
    'today-all',
    `${open} and c.assignee_id is not null and c.due_at >= $1 and c.due_at < $2
     order by c.due_at desc limit ${maxOfTheDay}`,
    [from, to],
  );
}

export type CallOfDay = Pick<TodayCase, 'id' | 'reference' | 'register' | 'name' | 'purpose'> & {
  kind: 'called' | 'not-reached' | 'closed';
  whoId: number | null;
  madeAt: Date;
};

/** Calls and closures of this day, the newest first. */
export async function callsOfDay(now: Date): Promise<CallOfDay[]> {
  const [from, to] = dayOf(now);
  return read(
    'today-calls',
    `select c.id, c.reference, c.register, c.name, c.purpose, e.kind, e.who_id::int as "whoId", e.created_at as "madeAt"
     from case_events e join cases c on c.id = e.case_id
     where e.created_at >= $1 and e.created_at < $2 and e.kind in ('called', 'not-reached', 'closed')
     order by e.created_at desc limit ${maxOfTheDay}`,
    [from, to],
  );
}

/** In which languages someone calls. */
export async function languagesOf(userId: number): Promise<string[]> {
  const rows = await read<{ value: string }>(
    'today-languages',
    'select value from users_languages where parent_id = $1',
    [userId],
  );
  return rows.map(({ value }) => value);
}

function dayOf(now: Date): [Date, Date] {
  const from = momentInIndia(dateInIndia(now), '00:00');
  return [from, new Date(Number(from) + 86_400_000)];
}

async function read<Row extends object>(
  name: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await database().query<Row>({ name, text, values: [...values] });
  return rows;
}

import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DatabaseUnavailable, database, isUnavailable } from './database.ts';
import { env } from './env.ts';
import { addressKeys } from './ip-address.ts';
import { logThrottled } from './log-throttled.ts';
import { sign } from './secrets.ts';
import { sharedState } from './shared-state.ts';

/** So many points in so many seconds, counted in Postgres so that all instances share them. */
export type RateLimit = { name: string; points: number; seconds: number };
export type Allowance = { isAllowed: boolean; retryAfterSeconds: number };

const state = () => sharedState('rate-limits', (): { table?: Promise<void> } => ({}));

/** Each copy of this module has its own: what a limiter throws is known by the class of the copy that made it. */
const limiters = new Map<string, RateLimiterPostgres>();

/** So many subscribers of one /48 may use up their limits before the whole /48 has to wait. */
const subscribersPerSite = 10;

/**
 * Takes one point of a limit by address: of the IPv4 address, or of the /64 and then the /48 of an IPv6 address. Every
 * limit by address goes through here.
 * @throws DatabaseUnavailable
 */
export async function consumeByAddress(limit: RateLimit, address: string): Promise<Allowance> {
  const { subscriber, site } = addressKeys(address);
  const ofSubscriber = await consume(limit, subscriber);
  if (!site || !ofSubscriber.isAllowed) return ofSubscriber;
  const { name, points, seconds } = limit;
  return consume({ name: `${name}-48`, points: points * subscribersPerSite, seconds }, site);
}

/**
 * Takes one point of a limit. The key (a phone, a reference number) is stored as a keyed hash only.
 * @throws DatabaseUnavailable
 */
export async function consume(limit: RateLimit, key: string): Promise<Allowance> {
  return consumeFrom(limit, () => limiterFor(limit), key);
}

/**
 * The same as part of the client's transaction: what is rolled back has not been counted, and no second connection is
 * waited for while one is held.
 */
export async function consumeWithin(
  client: pg.ClientBase,
  { limit, key }: { limit: RateLimit; key: string },
): Promise<Allowance> {
  return consumeFrom(limit, () => newLimiter(limit, client), key);
}

async function consumeFrom(
  { name }: RateLimit,
  limiter: () => RateLimiterPostgres,
  key: string,
): Promise<Allowance> {
  if (!env().hasRateLimits) return { isAllowed: true, retryAfterSeconds: 0 };
  try {
    await makeTable();
    await limiter().consume(limitKey(key));
    return { isAllowed: true, retryAfterSeconds: 0 };
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      logThrottled('limit reached', { limit: name }, { level: 'info', kind: name });
      return { isAllowed: false, retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
    }
    if (isUnavailable(error)) throw new DatabaseUnavailable('Limits cannot be counted.', { cause: error });
    throw error;
  }
}

/** The key of an address or a number in the table, after the limit's name and a colon. */
export function limitKey(key: string): string {
  return sign('rate-limits', key);
}

/** Removes the counters whose time is over. */
export async function forgetAttempts(): Promise<void> {
  await makeTable();
  await database().query('delete from limits.attempts where expire < $1', [Date.now()]);
}

function limiterFor(limit: RateLimit): RateLimiterPostgres {
  const found = limiters.get(limit.name);
  if (found) return found;
  // Asked for at each query, since the pool may have been closed and opened again.
  const limiter = newLimiter(limit, { query: (query) => database().query(query) });
  limiters.set(limit.name, limiter);
  return limiter;
}

type Queryable = { query(query: { text: string; values: unknown[] }): Promise<pg.QueryResult> };

function newLimiter({ name, points, seconds }: RateLimit, storeClient: Queryable): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient,
    storeType: 'client',
    schemaName: 'limits',
    tableName: 'attempts',
    tableCreated: true,
    // It would delete every five minutes through its client, also long after that client's transaction is over; what has
    // expired is swept by `forgetAttempts`.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
}

/**
 * The limiter would make its table by itself, and end the process where that fails. It is not logged: counting an
 * attempt then waits for no disk (each is a COMMIT of its own), and after a crash of the database the counts of the
 * last hour begin again.
 */
async function makeTable(): Promise<void> {
  const shared = state();
  shared.table ??= database()
    .query(
      // Several statements in one query are one transaction.
      `select pg_advisory_xact_lock(7203512);
       create schema if not exists limits;
       create unlogged table if not exists limits.attempts (
         key varchar(255) primary key, points integer not null default 0, expire bigint);
       do $$ begin
         if (select relpersistence from pg_class where oid = 'limits.attempts'::regclass) = 'p' then
           alter table limits.attempts set unlogged;
         end if;
       end $$`,
    )
    .then(() => undefined);
  shared.table.catch(() => {
    shared.table = undefined;
  });
  await shared.table;
}

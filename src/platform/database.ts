/**
 * The pool for everything that must not go through the content service. Three lessons of fault tests live
 * here: a client without an `error` listener takes the process down when the server dies; COMMIT of a failed
 * transaction "succeeds" with the tag ROLLBACK; and a connection lost during COMMIT leaves the outcome
 * unknown, which the caller answers with 503 so that the repeat with the same key settles it.
 */

import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { type ConnectionShares, shareConnections } from './connection-shares.ts';
import { env } from './env.ts';
import { describeError, log } from './log.ts';
import { processPart } from './process-part.ts';
import { sharedState } from './shared-state.ts';
import { traceQueries } from './tracing/tracing.ts';

type DatabaseState = { url: string | undefined; pool: pg.Pool | undefined; isClosing: boolean };

const state = () =>
  sharedState<DatabaseState>('database', () => ({ url: undefined, pool: undefined, isClosing: false }));

/** Set once at the start when the database is embedded. */
export function setDatabaseUrl(url: string): void {
  state().url = url;
}

/** False while only building: then nothing may need a database. */
export function isDatabaseKnown(): boolean {
  return Boolean(state().url ?? env().databaseUrl);
}

/** @throws Error when neither DATABASE_URL nor the embedded database is there */
export function databaseUrl(): string {
  const url = state().url ?? env().databaseUrl;
  if (!url) throw new Error('No database: set DATABASE_URL, or start through `npm start`, which brings one.');
  return url;
}

/** How many connections each part of this process may use. */
export function connectionShares(): ConnectionShares {
  const { databaseConnections: budget, hasDesk } = env();
  return shareConnections(processPart(), { budget, hasDesk });
}

export function database(): pg.Pool {
  const shared = state();
  shared.pool ??= new GuardedPool({
    connectionString: databaseUrl(),
    application_name: 'site',
    max: connectionShares().own,
    query_timeout: maxQueryMs,
  });
  return shared.pool;
}

// A connection may die without a word (a firewall forgets it, a machine vanishes): without a limit its query
// would wait for ever, and a few of them would be the end of the pool. After it the connection is thrown away.
const maxQueryMs = 10_000;
// For the content service's pool, whose statements are not ours and may take a while. Migrations have no limit:
// their connection is not of a pool (`main/connect-for-long.ts`).
const maxQueryOfOthersMs = 60_000;

/**
 * While the staff side loads its screens, nothing else of its process runs for seconds: a shorter limit would be over
 * before an answer that is there could be read, and its first page would fail.
 */
const maxConnectMs = () => (processPart() === 'staff' ? 15_000 : 3000);

/** A pool whose lost connections are logged and replaced instead of ending the process. */
export class GuardedPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({
      connectionTimeoutMillis: maxConnectMs(),
      keepAlive: true,
      query_timeout: maxQueryOfOthersMs,
      ...config,
    });
    const notice = (error: Error) => {
      if (!this.ending) watchConnection(error);
    };
    // Also while checked out: an unheard `error` event ends the process.
    this.on('connect', (client) => client.on('error', notice));
    this.on('connect', traceQueries);
    traceQueries(this);
    this.on('error', notice);
  }
}

export function watchConnection(error: Error): void {
  // At the end of the process the server goes first for some: no one needs to know.
  if (state().isClosing) return;
  log.warn('database connection lost', describeError(error));
}

/** This process is ending, so nothing lost from here on matters. */
export function isDatabaseClosing(): boolean {
  return state().isClosing;
}

export async function closeDatabase(): Promise<void> {
  const shared = state();
  const { pool } = shared;
  shared.pool = undefined;
  shared.isClosing = true;
  await pool?.end();
}

/** The database cannot be reached, or the outcome of a COMMIT is unknown: answer 503 and let the caller repeat. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** Lost while it was asked to commit: all of it may be there, or nothing. */
  readonly isOutcomeUnknown: boolean;
  constructor(message: string, { isOutcomeUnknown = false, ...options }: Lost = {}) {
    super(message, options);
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}
type Lost = ErrorOptions & { isOutcomeUnknown?: boolean };

// Class 08: connection; 57P0x: shutting down or starting; 53: out of resources; 25006: read-only, as a full disk or a
// standby makes it.
const unavailableCodes = /^(08|57P0|53|25006)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const unavailableMessages = /terminated|timeout|Connection|not queryable/i;

export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  return (typeof code === 'string' && unavailableCodes.test(code)) || unavailableMessages.test(error.message);
}

/** Is what should be kept there already, where there may be one alone? */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23505';
}

/** Was something asked for that this database has no table or column for: never filled, or left by another version? */
export function isUndefinedTable(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === '42P01' || code === '42703' || (cause instanceof Error && isUndefinedTable(cause));
}

/** Of two transactions that waited for each other, the server ended this one. */
function isDeadlock(error: unknown): boolean {
  return (error as { code?: unknown }).code === '40P01';
}

const maxRetries = 3;
const longestPauseMs = 100;

/**
 * `inTransaction`, retried after a deadlock, in a moment: begun again at once, it would take what the other transaction has
 * just been left, and both would wait for each other again. For work on records that others reach from the other side (a
 * case from its record, a record from its case), which does nothing besides queries.
 */
export async function inRetriedTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await inTransaction(work);
    } catch (error) {
      if (!isDeadlock(error) || retry === maxRetries) throw error;
      await setTimeout(randomInt(longestPauseMs));
    }
  }
}

/**
 * Runs `work` in one transaction and returns its value once the server has confirmed the COMMIT.
 * @throws DatabaseUnavailable when the server is away or the outcome is unknown; else what `work` threw
 */
export async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  let client: pg.PoolClient | undefined;
  let broken: Error | undefined;
  let isOutcomeUnknown = false;
  try {
    client = await database().connect();
    await client.query('begin');
    const value = await work(client);
    isOutcomeUnknown = true;
    const outcome = await client.query('commit');
    if (outcome.command !== 'COMMIT') throw new Error('The transaction was rolled back at COMMIT.');
    return value;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    if (isUnavailable(error))
      throw new DatabaseUnavailable('The database is not available.', { cause: error, isOutcomeUnknown });
    await client?.query('rollback').then(
      () => {
        broken = undefined;
      },
      () => undefined,
    );
    throw error;
  } finally {
    client?.release(broken);
  }
}

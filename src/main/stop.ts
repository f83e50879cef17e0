import type http from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describeError, log } from '#platform/log.ts';

const maxRequestsMs = 15_000;
const maxStepsMs = 15_000;
const checkMs = 20;
/** For what was sent to the open port and has not been read yet. */
const onTheWayMs = 500;
const maxWaitMs = 1000;
const quietTurnMs = 0.05;
// Ctrl-C reaches us from the terminal, and from each process between it and us.
const sameSignalMs = 1000;

/** Steps of a graceful shutdown. */
export type StopInput = {
  server: http.Server;
  /**
   * How long requests are still taken after the signal, while `/readyz` sends them elsewhere and no connection is kept:
   * as long as a balancer needs to notice.
   */
  drainSeconds?: number;
  /** Begun when no new request is taken: ends what would keep those in hand from finishing. */
  first?: () => Promise<void>;
  /** Done in order once no request is in hand. */
  steps: readonly (() => Promise<void>)[];
};

/** Ctrl-C, a supervisor, and a terminal that was closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let hasBegun = false;

/** Whether this process was told to stop, so that new requests should go to another instance. */
export function isStopping(): boolean {
  return hasBegun;
}

function exitNow(): void {
  process.exit(1);
}

/**
 * For a start, until `stopOnSignal` or `closeOnSignal`: nothing is served that would have to be finished, but a signal by itself ends a process
 * without `exit`, by which the embedded database ends with it.
 */
export function exitOnSignal(): void {
  for (const signal of signals) process.on(signal, exitNow);
}

/**
 * For development, where no request has to be finished: closes everything, once for all signals that Ctrl-C sends. A
 * second one later waits for nothing.
 */
export function closeOnSignal(close: () => Promise<void>): void {
  let begunAt: number | undefined;
  function handle(): void {
    if (begunAt === undefined) void close().finally(() => process.exit(0));
    else if (performance.now() - begunAt > sameSignalMs) exitNow();
    begunAt ??= performance.now();
  }
  for (const signal of signals) process.on(signal, handle).off(signal, exitNow);
}

/**
 * One of the signals: drain, finish the requests in hand, close everything in order. A second one
 * waits for no request.
 */
export function stopOnSignal({ server, drainSeconds = 0, first, steps }: StopInput): void {
  const requests = countRequests(server);
  const hurry = new AbortController();
  let begunAt = 0;

  async function stop(): Promise<void> {
    if (hasBegun) return performance.now() - begunAt > sameSignalMs ? hurry.abort() : undefined;
    hasBegun = true;
    begunAt = performance.now();
    await pause(drainSeconds * 1000, undefined, { signal: hurry.signal }).catch(() => undefined);
    await untilNoneWaits(server);
    // The port alone: `server.close()` takes a connection for idle while its request is on the way, and the proxy that sent
    // it must not repeat a form.
    net.Server.prototype.close.call(server);
    const limit = AbortSignal.any([hurry.signal, AbortSignal.timeout(maxRequestsMs)]);
    const ending = first ? quietly(first()) : Promise.resolve();
    await pause(onTheWayMs, undefined, { signal: hurry.signal }).catch(() => undefined);
    server.closeIdleConnections();
    while (requests.inHand() > 0 && !limit.aborted) await pause(checkMs);
    if (requests.inHand() > 0) log.warn('requests cut off', { count: requests.inHand() });
    server.closeAllConnections();
    setTimeout(() => process.exit(1), maxStepsMs).unref();
    await ending;
    for (const step of steps) await quietly(step());
    process.exit(0);
  }

  for (const signal of signals) process.on(signal, stop).off(signal, exitNow);
}

/**
 * Waits for a turn of the event loop that found no new connection and took no time. Closing the port resets those that
 * the system has accepted for us, and Node takes one a turn: a form that came with one would be lost to its proxy, which
 * must not repeat it.
 */
async function untilNoneWaits(server: http.Server): Promise<void> {
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  server.on('connection', count);
  const givesUpAt = performance.now() + maxWaitMs;
  for (let before = -1, begunAt = 0; performance.now() < givesUpAt; ) {
    if (taken === before && performance.now() - begunAt < quietTurnMs) break;
    [before, begunAt] = [taken, performance.now()];
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', count);
}

/** From the stop on, each answer closes its connection: a proxy must not write into one that is being closed. */
function countRequests(server: http.Server): { inHand(): number } {
  let count = 0;
  const done = () => {
    count -= 1;
  };
  server.prependListener('request', (_request, response) => {
    count += 1;
    response.once('close', done);
    if (hasBegun) response.shouldKeepAlive = false;
  });
  return { inHand: () => count };
}

async function quietly(step: Promise<void>): Promise<void> {
  await step.catch((error: unknown) => log.warn('a part did not stop cleanly', describeError(error)));
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createProxyServer } from 'httpxy';
import { environmentInIndia } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import { observeAnswer } from '#platform/metrics.ts';
import { requestId, requestIdHeader } from '#platform/request-id.ts';
import { passOnTrace, traceRequest } from '#platform/tracing/tracing.ts';
import type { Taker } from '../server.ts';
import { refuse, refuseTemporarily } from './refuse.ts';
import { askMetrics, staffReady } from './staff-messages.ts';
import { isOfContentService, isOfStaffSide } from './staff-paths.ts';

/**
 * The staff side runs in a process of its own (`../staff.ts`), so that what staff ask for, an export of
 * a hundred thousand rows among it, never delays a visitor's page. Its requests arrive at the one port like
 * everyone's and are handed on over a socket that no one else can reach. It is restarted when it ends unexpectedly, and
 * ends with us, however we end.
 */
export type StaffProcess = {
  take: Taker;
  stop(): Promise<void>;
  /** Metrics of the process itself, as Prometheus reads them; undefined while it is away. */
  metrics(): Promise<string | undefined>;
};

/** As `scripts/lib/source-maps.mjs` has it for the process of visitors. */
const sourceMaps = [
  '--import',
  "data:text/javascript,import module from 'node:module';module.setSourceMapsSupport(true)",
];

// An export leaves a gigabyte of garbage behind. By default Node lets a heap grow to four times its live size before it
// collects, where the machine has memory; below such a bound to one and a half. Drawing a page of the desk leaves more
// behind than a visitor's, and takes a third longer where the young generation is as small as ours.
const calmHeap = ['--max-old-space-size=1024', '--max-semi-space-size=32'];
// A request that arrives during a start waits for so long, and is then asked to come back.
const patienceMs = 30_000;
const firstPauseMs = 500;
const maxPauseMs = 30_000;
// A process that ran for so long did not end for the same reason as the one before it.
const stableMs = 60_000;

/** @param program the built `../staff.ts` */
export function startStaffProcess(program: string): StaffProcess {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staff-side-'));
  const socketPath = placeIn(folder);
  // Each request has a connection of its own: one that is kept may be closed at the other end while it is written to.
  const proxy = createProxyServer({ target: { socketPath }, agent: false });
  let ready = Promise.withResolvers<void>();
  let child: ChildProcess | undefined;
  let restart: NodeJS.Timeout | undefined;
  let pauseMs = firstPauseMs;
  let isReady = false;
  let isStopping = false;

  function begin(): void {
    restart = undefined;
    const begunAt = Date.now();
    try {
      // One that was killed has left its socket behind.
      fs.rmSync(socketPath, { force: true });
      child = fork(program, [socketPath], {
        env: environmentInIndia(),
        execArgv: [...calmHeap, ...sourceMaps, ...process.execArgv],
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      watch(child, begunAt);
    } catch (error) {
      // Too little memory is thrown, and would end the process of visitors.
      notBegun(error);
    }
  }

  function watch(begun: ChildProcess, begunAt: number): void {
    begun.on('message', (message) => {
      if (message !== staffReady) return;
      isReady = true;
      ready.resolve();
    });
    begun.on('error', (error) => {
      // A process that there never was does not exit either.
      if (begun.pid === undefined) notBegun(error);
      else log.error('the staff side is out of reach', describeError(error));
    });
    begun.on('exit', (code, signal) => {
      if (isStopping) return;
      log.error('the staff side ended, and is begun again', {
        code: code ?? undefined,
        signal: signal ?? undefined,
      });
      // Requests that have waited since before it listened keep waiting.
      if (isReady) ready = Promise.withResolvers();
      isReady = false;
      beginLater(Date.now() - begunAt > stableMs ? firstPauseMs : nextPause());
    });
  }

  function notBegun(error: unknown): void {
    log.error('the staff side cannot be begun', describeError(error));
    if (!isStopping) beginLater(nextPause());
  }

  function nextPause(): number {
    return Math.min(maxPauseMs, pauseMs * 2);
  }

  function beginLater(afterMs: number): void {
    pauseMs = afterMs;
    restart = setTimeout(begin, pauseMs);
  }

  async function handOver(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = requestId();
    if (id) response.setHeader(requestIdHeader, id);
    observeAnswer('staff', response);
    try {
      if (!isReady)
        await Promise.race([ready.promise, pause(patienceMs, undefined, { ref: false }).then(giveUp)]);
      request.headers[requestIdHeader] = id;
      passOnTrace(request.headers);
      request.headers['x-forwarded-for'] = [request.headers['x-forwarded-for'], request.socket.remoteAddress]
        .filter(Boolean)
        .join(', ');
      await proxy.web(request, response);
    } catch (error) {
      logThrottled('staff request not handed over', describeError(error), { level: 'error' });
      if (response.headersSent) return void response.destroy();
      refuseTemporarily(request, response);
    }
  }

  begin();
  return {
    take(request, response) {
      if (!isOfStaffSide(request)) return false;
      void traceRequest(request, response, () => handOver(request, response));
      return true;
    },
    metrics: async () => (child?.connected && isReady ? askMetrics(child) : undefined),
    async stop() {
      isStopping = true;
      clearTimeout(restart);
      if (child && child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Only anyone who may open the folder reaches a socket in it; Windows knows pipes by name instead. */
function placeIn(folder: string): string {
  return process.platform === 'win32' ? `\\\\.\\pipe\\${path.basename(folder)}` : path.join(folder, 'socket');
}

function giveUp(): never {
  throw new Error('It does not listen yet.');
}

/** Where the staff side is switched off: its screens and endpoints are not the site's to answer. */
export const noStaffSide: StaffProcess = {
  take(request, response) {
    if (!isOfContentService(request)) return false;
    refuse(response, 404, 'The staff side is switched off on this instance.');
    return true;
  },
  stop: async () => undefined,
  metrics: async () => undefined,
};

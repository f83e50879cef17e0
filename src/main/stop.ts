import type http from 'node:http';
import { describeError, log } from '#platform/log.ts';

const maxMs = 15_000;

/** Ctrl-C or a supervisor's signal: no new request, the work in hand is finished, then everything is closed in order. */
export function stopOnSignal(server: http.Server, steps: (() => Promise<void>)[]): void {
  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), maxMs).unref();
    server.close();
    server.closeIdleConnections();
    for (const step of steps) {
      await step().catch((error: unknown) => log.warn('a part did not stop cleanly', describeError(error)));
    }
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

import type { ChildProcess } from 'node:child_process';
import { collectProcessMetrics, metricsRegistry } from '#platform/metrics.ts';

/** The messages between the site's process and that of the staff side. */

/** The staff side listens. */
export const staffReady = 'ready';

const metricsAsked = 'metrics';
type MetricsAnswer = { metrics: string };

const patienceMs = 2000;

/** In the site's process. @returns nothing when the staff side does not answer within two seconds */
export function askMetrics(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    const finish = (text: string | undefined) => {
      clearTimeout(timer);
      child.off('message', hear);
      resolve(text);
    };
    const hear = (message: unknown) => {
      if (isAnswer(message)) finish(message.metrics);
    };
    const timer = setTimeout(finish, patienceMs, undefined);
    child.on('message', hear);
    child.send(metricsAsked, (error) => error && finish(undefined));
  });
}

function isAnswer(message: unknown): message is MetricsAnswer {
  return typeof message === 'object' && message !== null && 'metrics' in message;
}

/** In the process of the staff side. */
export function answerMetrics(): void {
  collectProcessMetrics();
  process.on('message', async (message) => {
    if (message !== metricsAsked) return;
    const metrics = await metricsRegistry().metrics();
    if (process.connected) process.send?.({ metrics } satisfies MetricsAnswer);
  });
}

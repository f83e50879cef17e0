import type { ServerResponse } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { sharedState } from './shared-state.ts';

/** This process's counters for Prometheus. Labels are few and fixed: nothing of a request but its outcome. */
type Metrics = { registry: Registry; requests: Histogram<'side' | 'status'> };

function metrics(): Metrics {
  return sharedState<Metrics>('metrics', () => {
    const registry = new Registry();
    const requests = new Histogram({
      name: 'site_request_duration_seconds',
      help: 'From the arrival of a request to the end of its answer, pages from the store excepted.',
      labelNames: ['side', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    });
    return { registry, requests };
  });
}

export function metricsRegistry(): Registry {
  return metrics().registry;
}

/** Node's own figures: event loop, heap, handles. They cost a timer, so they are collected only where someone reads them. */
export function collectProcessMetrics(): void {
  collectDefaultMetrics({ register: metricsRegistry() });
}

/** Counts an answer once it is over; status 499, as with nginx, where the other end did not wait for it. */
export function observeAnswer(side: 'visitors' | 'staff', response: ServerResponse): void {
  const end = metrics().requests.startTimer({ side });
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 499;
    end({ status: `${Math.floor(status / 100)}xx` });
  });
}

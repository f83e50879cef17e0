import * as api from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { describeError } from '../log.ts';
import { logThrottled } from '../log-throttled.ts';
import { processPart } from '../process-part.ts';
import { setTracing } from './tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

/**
 * Loads OpenTelemetry, and sends spans by OTLP over HTTP. Only loaded where a setting names a collector.
 * @returns a function that sends what is left
 */
export function startTracing({ url, service, share }: TracingSettings): () => Promise<void> {
  // A collector that is away costs a line in the log, and no one's request.
  setGlobalErrorHandler((error) => logThrottled('spans not delivered', describeError(error)));
  const name = processPart() === 'staff' ? `${service}-staff` : service;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  setTracing({ api, tracer: provider.getTracer('site') });
  return async () => {
    setTracing(undefined);
    await provider.shutdown();
  };
}

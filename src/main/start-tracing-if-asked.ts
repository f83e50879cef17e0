import { env } from '#platform/env.ts';

/** Before any pool of connections is made. OpenTelemetry is loaded only here, and only where a setting asks for it. */
export async function startTracingIfAsked(): Promise<() => Promise<void>> {
  const { traces } = env();
  if (!traces) return async () => undefined;
  const { startTracing } = await import('#platform/tracing/start-tracing.ts');
  return startTracing(traces);
}

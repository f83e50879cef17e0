import http from 'node:http';
import { Gauge } from 'prom-client';
import { env } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';
import { collectProcessMetrics, metricsRegistry } from '#platform/metrics.ts';
import type { StaffProcess } from '../staff/staff-process.ts';
import { readSignals, type SignalName, signals } from './signals.ts';

/**
 * Metrics on a port of their own, which only those who run the site can reach: `/metrics` for the site's process with the
 * signals of the whole, `/metrics/staff` for the process of the staff side.
 * @returns how to close it
 */
export async function startMetricsServer(staffSide: Pick<StaffProcess, 'metrics'>): Promise<() => void> {
  const { metrics } = env();
  if (!metrics) return () => undefined;
  collectProcessMetrics();
  const gauges = Object.entries(signals).map(
    ([name, help]) =>
      [name as SignalName, new Gauge({ name, help, registers: [metricsRegistry()] })] as const,
  );
  const pages: Record<string, () => Promise<string | undefined>> = {
    '/metrics': async () => {
      const readings = await readSignals();
      for (const [name, gauge] of gauges) {
        // A value that cannot be read is absent instead of staying at its last one.
        gauge.remove();
        const value = readings[name];
        if (value !== undefined) gauge.set(value);
      }
      return metricsRegistry().metrics();
    },
    '/metrics/staff': () => staffSide.metrics(),
  };
  const server = http.createServer(async ({ url = '', method }, response) => {
    const read = method === 'GET' ? pages[url] : undefined;
    try {
      const text = await read?.();
      response.writeHead(text === undefined ? 404 : 200, { 'content-type': metricsRegistry().contentType });
      response.end(text);
    } catch (error) {
      log.warn('metrics not read', describeError(error));
      response.writeHead(500).end();
    }
  });
  // The site serves without its metrics, too: another instance may have the port.
  server.on('error', (error) => log.error('metrics are not served', describeError(error)));
  server.listen(metrics.port, metrics.host);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

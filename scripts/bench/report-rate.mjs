import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { reportPdf, stopReports } from '#tools/report/report-pdf.ts';
import { sampleReport } from '#tools/report/testing/sample-report.ts';
import { percentile } from './statistics.mjs';

/**
 * Fifty reports as large as the tools' own, one after the other, while this thread is asked every millisecond how late
 * it is. A process of its own, started by `reports.mjs`; prints one line of JSON.
 */
const count = 50;

/** The typesetter remembers what it has set: each report says something else everywhere. */
function reportWith(number) {
  return JSON.parse(JSON.stringify(sampleReport), (_key, value) => {
    if (typeof value !== 'string') return value;
    if (value.startsWith('<svg')) return value.replace('Health', `Health ${number}`);
    return value.includes(' ') ? `${value} ${number}` : value;
  });
}

async function timed(number) {
  const begun = performance.now();
  const { length } = await reportPdf(reportWith(number));
  return { ms: performance.now() - begun, bytes: length };
}

/** It is asked every millisecond, and counts that one as well. */
function lateFigures(measured) {
  return { lateP95: measured.percentile(95) / 1e6 - 1, lateMax: measured.max / 1e6 - 1 };
}

const first = await timed(0);
await pause(500);
const lateness = monitorEventLoopDelay({ resolution: 1 });
// How late it is with nothing to do: the machine's own, which the reports did not cause.
lateness.enable();
await pause(4000);
lateness.disable();
const idle = lateFigures(lateness);
lateness.reset();
lateness.enable();
const worked = process.cpuUsage();
const reports = [];
for (let number = 1; number <= count; number += 1) reports.push(await timed(number));
lateness.disable();
const { user, system } = process.cpuUsage(worked);
await stopReports();
const sorted = reports.map(({ ms }) => ms).sort((a, b) => a - b);
const figures = {
  firstMs: first.ms,
  p50: percentile(sorted, 0.5),
  p95: percentile(sorted, 0.95),
  // CPU time of all threads: it means something on a busy machine as well.
  cpuMs: (user + system) / 1000 / count,
  ...lateFigures(lateness),
  idleP95: idle.lateP95,
  idleMax: idle.lateMax,
  bytes: Math.max(...reports.map(({ bytes }) => bytes)),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);

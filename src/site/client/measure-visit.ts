import { type Metric, onCLS, onFCP, onINP, onLCP } from 'web-vitals';
import { narrowBelowPx, type SpeedMetric, stepOf } from '../visits/speed-buckets.ts';

/**
 * Measures how fast this view of the page was, and sends it once, when the page is left: its kind, whether the window is
 * a phone's, and the step of each value. No id, no address, nothing that is remembered. What the page looks like and does
 * is not touched.
 *
 * It is a file of its own that shares nothing with the script of every page, which has no address to import it from.
 */
const endpoint = '/api/page_speed';
/** Later than this after loading, a long task is what the visitor asked for. */
const settledAfterMs = 5000;
/** By then a page has fetched all that reading it takes. */
const fetchedAfterMs = 1000;

const kind = document.querySelector('main')?.dataset.kind;
// In a frame it is a draft beside its form.
if (kind && parent === self) measureVisit(kind);

function measureVisit(kind: string): void {
  const began = performance.now();
  const steps: Partial<Record<SpeedMetric, number>> = {};
  const note = (metric: SpeedMetric, value: number) => {
    steps[metric] = stepOf(metric, value);
  };
  const noteVital = ({ name, value }: Metric) => note(name.toLowerCase() as SpeedMetric, value);
  onFCP(noteVital);
  onLCP(noteVital);
  onCLS(noteVital);
  onINP(noteVital);
  const blockedMs = watchBlocking();

  function send(): void {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    const [blocked, bytes] = [blockedMs?.(), bytesOfReading(began + fetchedAfterMs)];
    if (blocked !== undefined) note('tbt', blocked);
    if (bytes) note('bytes', bytes / 1000);
    const device = innerWidth < narrowBelowPx ? 'narrow' : 'wide';
    navigator.sendBeacon(endpoint, JSON.stringify({ kind, device, ...steps }));
  }
  // On the window, which hears of it after the document: by then each vital has been reported.
  addEventListener('visibilitychange', send);
}

/** @returns what adds up the time in which the page could not answer: of each long task what is above 50 ms */
function watchBlocking(): (() => number) | undefined {
  if (!PerformanceObserver.supportedEntryTypes?.includes('longtask')) return undefined;
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => void tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  return () => {
    tasks.push(...observer.takeRecords());
    const until = (navigation()?.loadEventEnd ?? 0) + settledAfterMs;
    return tasks
      .filter(({ startTime }) => startTime < until)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  };
}

/** @returns the bytes that travelled for reading the page, without this script; 0 for a page from the browser's own store */
function bytesOfReading(until: number): number {
  const page = navigation()?.transferSize;
  if (!page) return 0;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files
    .filter(({ startTime, name }) => startTime < until && name !== import.meta.url)
    .reduce((sum, { transferSize }) => sum + transferSize, page);
}

function navigation(): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
}

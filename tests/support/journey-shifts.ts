import type { Page } from 'playwright-core';

/** From before the page is opened. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts = globalThis as { shifted?: number };
    shifts.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.shifted = (shifts.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the shifts, after a frame in which the last one would have been told. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const answer = () => resolve((globalThis as { shifted?: number }).shifted ?? Number.NaN);
        requestAnimationFrame(() => setTimeout(answer, 100));
      }),
  );
}

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { callBackDialog, pageButton } from '../support/journey-form.ts';

withBrowser({ isWhole: true });

const formScript = '**/assets/call-back-dialog*.js';

test('When the form’s script does not arrive, the visitor lands on the form’s own page', async () => {
  const page = await visit('/cruise', { expects: /Failed to load resource/ });
  await page.route(formScript, (route) => route.abort('failed'));
  await pageButton(page).click();
  await page.waitForURL('**/call-back?*');
  expect(await page.locator('[name=concern]').inputValue()).toBe('Cruise Insurance');
});

test('A tap opens the dialog within 100 ms on a slow phone, while its form is still on its way', async () => {
  // The best of three: other programs take from the processor's caches.
  const worked: number[] = [];
  while (worked.length < 3 && !worked.some((ms) => ms < 100)) worked.push(await msToAnswerTap());
  expect(Math.min(...worked)).toBeLessThan(100);
});

async function msToAnswerTap(): Promise<number> {
  const scriptMayArrive = Promise.withResolvers<void>();
  const page = await visit('/cruise', { width: 390 });
  await page.route(formScript, async (route) => {
    await scriptMayArrive.promise;
    await route.continue();
  });
  const box = await pageButton(page).boundingBox();
  await page.evaluate(watchTap);
  const workMs = await workOf(page);

  const before = await workMs();
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  const isOpen = await page.evaluate(() => (globalThis as { tapAnswer?: Promise<boolean> }).tapAnswer);
  const worked = (await workMs()) - before;

  expect(isOpen, 'the dialog stands in the next frame').toBe(true);
  const dialog = callBackDialog(page);
  expect(await textOf(dialog.getByRole('status').first())).toBe('One moment, please.');
  scriptMayArrive.resolve();
  await dialog.locator('form').waitFor();
  expect(await dialog.locator('.overlay').isVisible()).toBe(false);
  return worked;
}

/** Runs in the page: tells, once the frame after the tap has been handed over, whether the dialog stood in it. */
function watchTap(): void {
  (globalThis as { tapAnswer?: Promise<boolean> }).tapAnswer = new Promise((resolve) => {
    const answer = () => {
      const isOpen = document.querySelector<HTMLDialogElement>('#call-back')?.open ?? false;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(isOpen);
      port2.postMessage('');
    };
    document.addEventListener('click', () => requestAnimationFrame(answer), { capture: true, once: true });
  });
}

/** How much longer than this machine a slow phone takes. */
const slowness = 4;

/**
 * The processor time that the page's own thread has taken, as a slow phone would take it. The hands of the
 * clock would also tell what else this machine is doing, and so does Chromium's own throttling.
 */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return seconds * 1000 * slowness;
  };
}

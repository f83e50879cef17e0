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

// It is 80 to 160 ms from one try to the next, since other programs take from the processor's caches: the best one counts.
const limitMs = 150;

test('A tap opens the dialog in the next frame, soon on a slow phone, while its form is still on its way', async () => {
  const worked: number[] = [];
  while (worked.length < 6 && !worked.some((ms) => ms < limitMs)) worked.push(await msToAnswerTap());
  expect(Math.min(...worked)).toBeLessThan(limitMs);
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
  // One that stays open takes part in the next try.
  await page.close();
  return worked;
}

/** Runs in the page: resolves, once the frame after the tap has been handed over, with whether the dialog was in it. */
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

/** Time that a slow phone takes for the yardstick: four times that of the machine that this was measured on first. */
const yardstickOfPhoneMs = 420;

/** Runs in the page: as much work everywhere. */
function yardstick(): number {
  let sum = 0;
  for (let step = 0; step < 20_000_000; step += 1) sum = (sum * 31 + step) | 0;
  return sum;
}

/**
 * The processor time that the page's own thread has taken, as a slow phone would take it. The hands of the
 * clock would also show what else this machine is doing, and so does Chromium's own throttling.
 */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const seconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await seconds();
  await page.evaluate(yardstick);
  const phoneMsOfSecond = yardstickOfPhoneMs / ((await seconds()) - before);
  return async () => (await seconds()) * phoneMsOfSecond;
}

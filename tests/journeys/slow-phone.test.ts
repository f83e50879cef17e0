import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { callBackDialog, pageButton } from '../support/journey-form.ts';

withBrowser();

const formScript = '**/assets/call-back-dialog*.js';

test('When the form’s script does not arrive, the visitor lands on the form’s own page', async () => {
  const page = await visit('/cruise', { expects: /Failed to load resource/ });
  await page.route(formScript, (route) => route.abort('failed'));
  await pageButton(page).click();
  await page.waitForURL('**/call-back?*');
  expect(await page.locator('[name=concern]').inputValue()).toBe('Cruise Insurance');
});

test('A tap opens the dialog within 100 ms on a slow phone, while its form is still on its way', async () => {
  // The best of three: what is measured is the page, not what else the machine is doing.
  const measured: number[] = [];
  while (measured.length < 3 && !measured.some((ms) => ms < 100)) measured.push(await msToAnswerTap());
  expect(Math.min(...measured)).toBeLessThan(100);
});

async function msToAnswerTap(): Promise<number> {
  const scriptMayArrive = Promise.withResolvers<void>();
  const page = await visit('/cruise', {
    width: 390,
    prepare: (page) => page.addInitScript(watchTaps),
  });
  await page.route(formScript, async (route) => {
    await scriptMayArrive.promise;
    await route.continue();
  });
  const debuggerSession = await page.context().newCDPSession(page);
  await debuggerSession.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await pageButton(page).tap();
  const { ms, isOpen } = await readAnswer(page);
  expect(isOpen, 'the dialog stands in the next frame').toBe(true);
  const dialog = callBackDialog(page);
  expect(await textOf(dialog.getByRole('status').first())).toBe('One moment, please.');
  scriptMayArrive.resolve();
  await dialog.locator('form').waitFor();
  expect(await dialog.locator('.overlay').isVisible()).toBe(false);
  return ms;
}

type TapAnswer = { ms: number; isOpen: boolean };

/** Runs in the page: notes how long after a tap the next frame was drawn, and whether the dialog stood in it. */
function watchTaps(): void {
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const isOpen = document.querySelector<HTMLDialogElement>('#call-back')?.open ?? false;
        // Answered once the frame has been handed over.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          (globalThis as { tapAnswer?: TapAnswer }).tapAnswer = { ms: performance.now() - timeStamp, isOpen };
        };
        port2.postMessage('');
      });
    },
    { capture: true, once: true },
  );
}

async function readAnswer(page: Page): Promise<TapAnswer> {
  const answer = await page.waitForFunction(() => (globalThis as { tapAnswer?: TapAnswer }).tapAnswer);
  return (await answer.jsonValue()) as TapAnswer;
}

import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { visit, withBrowser } from '../support/journey-browser.ts';

/** The notices by themselves, in a page of the site, held to what the specification says of them. */
withBrowser();

let code = '';
beforeAll(async () => {
  const lib = { entry: 'src/enquiry/dialog/toasts.ts', formats: ['iife' as const], name: 'toasts' };
  const built = await build({ configFile: false, logLevel: 'silent', build: { lib, write: false } });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  code = `${output[0].code}; globalThis.toasts = toasts;`;
});

async function pageWithToasts(width?: number) {
  const page = await visit('/about-us', { width });
  await page.evaluate(code);
  const show = (toast: object) =>
    page.evaluate(
      (said) => {
        const { toasts } = globalThis as unknown as { toasts: { showToast: (toast: object) => void } };
        toasts.showToast(said);
      },
      { dismiss: 'Dismiss', ...toast },
    );
  return { page, show, toasts: page.locator('#toasts .toast') };
}

test('Toasts stand at the bottom right; on phones above the call-back button', async () => {
  for (const [width, bottom] of [
    [1440, 16],
    [390, 88],
  ] as const) {
    const { page, show, toasts } = await pageWithToasts(width);
    await show({ type: 'info', text: 'One' });
    const box = await toasts.boundingBox();
    const view = page.viewportSize();
    expect(Math.round((view?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0))).toBe(16);
    expect(Math.round((view?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0))).toBe(bottom);
  }
});

test('There are five types', async () => {
  const { show, toasts } = await pageWithToasts();
  const types = ['success', 'error', 'warning', 'info', 'default'];
  for (const type of types) await show({ type, text: type });
  expect(await toasts.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.type))).toEqual(
    types,
  );
});

test('At most twenty stand at once, and the oldest goes first', async () => {
  const { show, toasts } = await pageWithToasts();
  for (let count = 1; count <= 22; count += 1) await show({ type: 'info', text: `Number ${count}` });
  expect(await toasts.count()).toBe(20);
  expect(await toasts.first().textContent()).toContain('Number 3');
});

test('A toast disappears after five seconds, but not while someone points at it', async () => {
  const { page, show, toasts } = await pageWithToasts();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await show({ type: 'info', text: 'One' });
  await page.clock.runFor(4900);
  expect(await toasts.count()).toBe(1);
  await page.clock.runFor(200);
  expect(await toasts.count()).toBe(0);
  await show({ type: 'info', text: 'Two' });
  await toasts.hover();
  await page.clock.runFor(20_000);
  expect(await toasts.count()).toBe(1);
});

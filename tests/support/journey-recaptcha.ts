import type { Locator, Page } from 'playwright-core';
import { callBackDialog } from './journey-form.ts';

export async function sidebarEntry(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'Talk to an Expert' });
}

/** Which captchas are in the page: the `render` of each script. */
export function loaded(page: Page): Promise<(string | null)[]> {
  return page
    .locator('script[src*="/recaptcha/api.js"]')
    .evaluateAll((scripts) =>
      scripts.map((script) => new URL((script as HTMLScriptElement).src).searchParams.get('render')),
    );
}

export function hasGlobal(page: Page): Promise<boolean> {
  return page.evaluate(() => 'grecaptcha' in globalThis);
}

export function tick(dialog: Locator): Promise<void> {
  return dialog.getByRole('checkbox', { name: "I'm not a robot" }).check();
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await callBackDialog(page).waitFor({ state: 'hidden' });
}

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, type Visit, visit, withBrowser } from '../support/journey-browser.ts';
import { callBackDialog, openDialog } from '../support/journey-form.ts';

/**
 * The page in a browser without popovers: no browser can be had any more in which they may be
 * switched off, so their words are changed, in markup and styles alike, to some that none knows.
 */
withBrowser();

async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript('delete HTMLElement.prototype.hidePopover');
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    expect(html, 'the words to change').toMatch(/:popover-open.* popover=/s);
    await route.fulfill({ response, body: html.replaceAll('popover', 'unheard-of') });
  });
}

function olderVisit(path: string, options: Visit = {}): Promise<Page> {
  // The changed styles are not those that the policy names.
  return visit(path, { prepare: withoutPopovers, bypassCSP: true, ...options });
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('In a browser without popovers, %s,', (_, javaScriptEnabled) => {
  test.each([390, 1280])('the sidebar is closed at first, opens and closes, at %i px', async (width) => {
    const page = await olderVisit('/about-us', { javaScriptEnabled, width });
    const sidebar = page.locator('#sidebar');
    expect(await sidebar.isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Menu', exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await sidebar.waitFor();
    const close = sidebar.getByRole('link', { name: 'Close the menu' });
    expect(await close.boundingBox()).toMatchObject({ width: 48, height: 48 });
    expect(await close.locator('svg').boundingBox()).toMatchObject({ width: 18 });
    await close.click();
    await sidebar.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await sidebar.getByRole('link', { name: 'Careers' }).click();
    await page.waitForURL('**/career');
    expect(await sidebar.isVisible()).toBe(false);
  });
});

test('In a browser without popovers the dialog opens from the sidebar, and the open sidebar is accessible', async () => {
  const page = await olderVisit('/about-us');
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const sidebar = page.locator('#sidebar');
  await sidebar.waitFor();
  await expectAccessible(page);
  await openDialog(page, sidebar.getByRole('link', { name: 'Talk to an Expert' }));
  await page.keyboard.press('Escape');
  await callBackDialog(page).waitFor({ state: 'hidden' });
});

test('A browser with popovers sees none of the links that stand in for their buttons', async () => {
  const page = await visit('/about-us#sidebar');
  expect(await page.locator('#sidebar').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#sidebar').waitFor();
  const links = await page.locator('.sidebar-link').all();
  expect(links).toHaveLength(2);
  for (const link of links) expect(await link.isVisible()).toBe(false);
});

describe('The header', () => {
  const backgroundOf = (page: Page) =>
    page.locator('.site-header').evaluate((header) => getComputedStyle(header).backgroundColor);
  const clear = 'rgba(0, 0, 0, 0)';

  test('is solid without scripts, whatever it lies over', async () => {
    const page = await visit('/career', { javaScriptEnabled: false });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    expect(await backgroundOf(page)).toMatch(/^rgb\(/);
  });

  test('is clear at the top and solid after 2 px with scripts, and so before the first paint', async () => {
    const page = await visit('/career', {
      // The page before its own script has run.
      prepare: (opened) =>
        opened.route('**/career', async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          await route.fulfill({
            response,
            body: html.replace('<script type="module">', '<script type="later">'),
          });
        }),
    });
    expect(await backgroundOf(page)).toBe(clear);
    const whole = await visit('/career');
    expect(await backgroundOf(whole)).toBe(clear);
    await whole.evaluate(() => scrollTo(0, 3));
    await expect.poll(() => backgroundOf(whole)).toMatch(/^rgb\(/);
  });
});

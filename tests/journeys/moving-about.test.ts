import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { visit, withBrowser } from '../support/journey-browser.ts';

withBrowser();

test('Every navigation starts at the top, and Back restores the place', async () => {
  const page = await visit('/terms-condition');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy', exact: true });
  await link.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(500);
  await link.click();
  await page.waitForURL('**/privacy-policy');
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/terms-condition');
  await expect.poll(() => scrollTop(page)).toBe(place);
});

test.each([
  ['upright', 390, 844],
  ['on its side', 844, 390],
  ['on its side, a smaller one', 740, 360],
])('A link to a named section stops 150 px below the top of a phone %s', async (_, width, height) => {
  const phone = { viewport: { width, height }, isMobile: true, hasTouch: true };
  const page = await visit('/privacy-policy', phone);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3);
  const anchor = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(anchor);
  await expect.poll(() => topOf(page, anchor)).toBe(150);
});

test.each([
  [1280, 900],
  [1024, 600],
])('In a window of %i by %i px a named section stays clear of the header', async (width, height) => {
  const page = await visit('/privacy-policy', { viewport: { width, height } });
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3);
  const anchor = (await link.getAttribute('href')) ?? '';
  await link.click();
  const header = (await page.locator('.site-header').boundingBox())?.height ?? 0;
  await expect.poll(() => topOf(page, anchor)).toBeGreaterThanOrEqual(Math.round(header));
  expect(await topOf(page, anchor)).toBeLessThan(150);
});

test.each([
  ['/cruise/', '/cruise'],
  ['/corporate/startup//', '/corporate/startup'],
  ['/corporate/start-ups', '/corporate/startup'],
  ['/corporate/insurance-stratup', '/corporate/insurance-startup'],
  ['/corporate/insurance-largeEnterprise', '/corporate/insurance-large-enterprise'],
  ['/corporate/corporate-others', '/corporate-insurance'],
  ['/personal/personal-others', '/personal-insurance'],
  ['/workmen-compensation', '/employee-compensation'],
  ['/liability-insurance', '/commercial-general-liability'],
  ['/liability-insurance/', '/commercial-general-liability'],
])('%s redirects permanently to %s, its query kept', async (from, to) => {
  const { url } = inject('site');
  const answer = await fetch(`${url}${from}?utm=x`, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(new URL(answer.headers.get('location') ?? '', url).href).toBe(`${url}${to}?utm=x`);
});

test.each(['/no-such-page', '/personal', '/corporate', '/ri', '/blog/no-such-post'])(
  'The unknown path %s leaves no entry in the history',
  async (path) => {
    const page = await visit('/cruise', { expects: /\/404 .*status of 404/ });
    const entries = await page.evaluate(() => history.length);
    await page.evaluate((target) => location.assign(target), path);
    await page.waitForURL('**/404');
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/cruise');
  },
);

test('The dialog leaves no entry in the history', async () => {
  const page = await visit('/cruise');
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('main').getByRole('link', { name: 'Get a Call from our Expert' }).first().click();
  await page.getByRole('dialog').locator('form').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

function topOf(page: Page, anchor: string): Promise<number> {
  return page.evaluate(
    (id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN),
    anchor.slice(1),
  );
}

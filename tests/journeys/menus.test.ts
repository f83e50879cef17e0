import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, visit, withBrowser } from '../support/journey-browser.ts';
import { hasFocus } from '../support/journey-keyboard.ts';

withBrowser();

test('A menu opens when the pointer comes, closes when it goes, and never covers the page on arrival', async () => {
  const page = await visit('/');
  const { item, panel } = menuOf(page, 'corporate');
  await page.mouse.move(600, 800);
  await item.hover();
  await panel.waitFor();
  await expectAccessible(page);
  await page.mouse.move(600, 800);
  await panel.waitFor({ state: 'hidden' });

  // The pointer rests where the menu is while the next page arrives.
  await item.hover();
  await panel.waitFor();
  await item.getByRole('link', { name: 'Corporate Insurance', exact: true }).click();
  await page.waitForURL('**/corporate-insurance');
  expect(await panel.isVisible()).toBe(false);
});

test('A menu opens on a press and not while someone tabs through, and closes on a click inside, on Escape and when focus leaves', async () => {
  const page = await visit('/personal-insurance');
  const { item, panel, toggle } = menuOf(page, 'personal');
  await toggle.click();
  await panel.waitFor();
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  await page.mouse.move(600, 800);
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');

  await page.mouse.move(600, 800);
  await item.getByRole('link', { name: 'Personal Insurance', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await hasFocus(page.getByRole('link', { name: 'Oocyte & Surrogate Donors' }).first())).toBe(true);
  expect(await panel.isVisible()).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await panel.waitFor();
  await page.getByRole('link', { name: 'Oocyte & Surrogate Donors' }).first().focus();
  await panel.waitFor({ state: 'hidden' });

  await toggle.click();
  await panel.waitFor();
  await panel.getByText('Insurance for', { exact: true }).click();
  await panel.waitFor({ state: 'hidden' });
});

test('A link in a menu leads to its page, on which the menu is closed', async () => {
  const page = await visit('/');
  const { panel, toggle } = menuOf(page, 'corporate');
  await toggle.click();
  await panel.getByRole('link', { name: 'Marine Insurance' }).click();
  await page.waitForURL('**/marine-insurance');
  expect(await panel.isVisible()).toBe(false);
});

test('The personal menu offers no log-in while the agent portal is a placeholder', async () => {
  const page = await visit('/');
  const { panel, toggle } = menuOf(page, 'personal');
  await toggle.click();
  await panel.getByText('Insurance for').waitFor();
  expect(await panel.getByRole('link', { name: 'LOG IN' }).count()).toBe(0);
  expect(await page.locator('a[target]').count()).toBe(0);
});

test('The header is transparent at the top and turns white with a shadow after more than 2 px', async () => {
  const page = await visit('/');
  const header = page.locator('.site-header');
  const look = () =>
    header.evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0, alpha = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
      const isWhite = Math.min(red, green, blue) >= 249 && alpha === 1;
      return `${isWhite ? 'white' : backgroundColor}, ${boxShadow === 'none' ? 'flat' : 'with a shadow'}`;
    });
  const transparent = 'rgba(0, 0, 0, 0), flat';
  expect(await look()).toBe(transparent);
  await scrollPage(page, 2);
  expect(await look()).toBe(transparent);
  await scrollPage(page, 3);
  await expect.poll(look).toBe('white, with a shadow');
  await scrollPage(page, 0);
  await expect.poll(look).toBe(transparent);
});

test('On a phone a row repeats the first three entries as short links', async () => {
  const page = await visit('/', { width: 390 });
  const row = page.getByRole('navigation', { name: 'Short links' });
  const addresses = await row
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.slice(0, 3)).toEqual([
    '/corporate-insurance',
    '/personal-insurance',
    '/innovative-products',
  ]);
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
});

test('With letters twice as large a wide window has the row of a phone, and nothing of it is cut off', async () => {
  const page = await visit('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  expect(await main.isVisible()).toBe(true);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await main.waitFor({ state: 'hidden' });
  const links = page.getByRole('navigation', { name: 'Short links' }).getByRole('link');
  const { bottom, title } = await page.evaluate(() => ({
    bottom: document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0,
    title: document.querySelector('h1')?.getBoundingClientRect().top ?? 0,
  }));
  expect(await links.last().isVisible()).toBe(true);
  expect(title).toBeGreaterThanOrEqual(bottom);
});

type Menu = { item: Locator; panel: Locator; toggle: Locator };

function menuOf(page: Page, name: 'corporate' | 'personal'): Menu {
  const item = page.locator(`[data-mega=${name}]`);
  return { item, panel: item.locator('.mega'), toggle: item.locator('.mega-button') };
}

/** Scrolls, and waits until the page has been rendered with what it makes of that. */
async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    scrollTo(0, y);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
}

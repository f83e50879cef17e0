import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import {
  textIn,
  until,
  untilPath,
  untilVisible,
  visitInFirefox,
  withFirefox,
} from '../support/firefox-browser.ts';

withFirefox();

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('A visitor reads a page, moves on by the menus, and Back restores the place', async () => {
  const page = await visitInFirefox('/terms-condition');
  expect(await textIn(page, 'h1')).toMatch(/terms/i);
  await page.evaluate(() => scrollTo(0, 900));
  await until(async () => expect(await scrollTop(page)).toBe(900));

  await page.mouse.move(600, 700);
  await page.hover('[data-mega=corporate] .top-link');
  await untilVisible(page, '#mega-corporate');
  await page.click('#mega-corporate a[href="/marine-insurance"]');
  await untilPath(page, '/marine-insurance');
  expect(await scrollTop(page)).toBe(0);

  await page.click('button.hamburger');
  await untilVisible(page, '#sidebar');
  await page.click('#sidebar a[href="/career"]');
  await untilPath(page, '/career');
  await untilVisible(page, '#sidebar', false);

  await goBack(page);
  await untilPath(page, '/marine-insurance');
  await untilVisible(page, '#sidebar', false);
  await goBack(page);
  await untilPath(page, '/terms-condition');
  await until(async () => expect(await scrollTop(page)).toBe(900));
});

/** Not the driver's own: it waits for a load, and a page that the browser has kept does not load again. */
function goBack(page: Page): Promise<void> {
  return page.evaluate(() => history.back());
}

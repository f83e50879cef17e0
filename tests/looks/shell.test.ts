import { describe, test } from 'vitest';
import { expectLook } from '../support/looks-baseline.ts';
import { lookOf, lookOfView, openLook, withLooks } from '../support/looks-browser.ts';

withLooks();

test.each(['corporate', 'personal'])(
  'The header with the %s mega menu open looks as before',
  async (menu) => {
    const page = await openLook('/career', 1440);
    await page.locator(`[data-mega=${menu}] .mega-button`).click();
    await page.locator(`#mega-${menu}`).waitFor();
    // Away from the header, so that no entry is pointed at.
    await page.mouse.move(720, 890);
    await expectLook(`shell-mega-${menu}`, await lookOfView(page));
    await page.close();
  },
);

describe.each([390, 1440] as const)('At a width of %i px', (width) => {
  test('the open sidebar looks as before', async () => {
    const page = await openLook('/career', width);
    await page.locator('button.hamburger').click();
    await page.locator('#sidebar').waitFor();
    await page.mouse.move(1, 790);
    await expectLook(`shell-sidebar-${width}`, await lookOfView(page));
    await page.close();
  });

  test('the header over a page that has been scrolled looks as before', async () => {
    const page = await openLook('/career', width);
    await page.evaluate(() => scrollTo(0, 300));
    await page.locator('.site-header[data-scrolled]').waitFor();
    await expectLook(`shell-scrolled-${width}`, await lookOfView(page));
    await page.close();
  });

  test('the footer looks as before', async () => {
    const page = await openLook('/career', width);
    await expectLook(`shell-footer-${width}`, await lookOf(page.locator('.site-footer')));
    await page.close();
  });
});

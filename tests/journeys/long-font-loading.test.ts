import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit, withBrowser } from '../support/journey-browser.ts';
import { shiftsOf, watchShifts } from '../support/journey-shifts.ts';

/** On a phone the words come before the font; see decision 7. */
withBrowser();

const width = 390;
const font = '**/assets/*.woff2';

test.each([
  '/cyber-insurance',
  // Its first part is a list that reaches far below the window.
  '/personal-insurance-faq',
])(
  'A phone’s first page, %s, has the brand’s headings and its stand-in’s text, is whole soon, and nothing in view moves',
  async (path) => {
    const page = await visit(path, { width, prepare: watchShifts });
    await untilLaidOut(page);
    await page.waitForFunction(() => sessionStorage.getItem('font'));
    expect(await fontOf(page, 'main section p')).not.toContain(await familyOf(page));
    for (const heading of ['h1', 'main h2', '.logo']) {
      expect(await fontOf(page, heading)).toContain(await headingsOf(page));
      // Its letters are there: they were in the page.
      expect(
        await page.evaluate((family) => document.fonts.check(`750 30px ${family}`), await headingsOf(page)),
      ).toBe(true);
    }
    expect(await hiddenParts(page)).toBe(0);
    expect(await shiftsOf(page)).toBeLessThan(0.001);
  },
);

test('On the home page the picture and all below the first window wait as well, in room that is kept for them', async () => {
  const whole = await visit('/', { width, prepare: watchShifts });
  await untilLaidOut(whole);
  expect(await hiddenParts(whole)).toBe(0);
  expect(await hiddenPartsOfFoot(whole)).toBe(0);
  expect(await picture(whole)).toMatchObject({ isHidden: false });
  expect(await shiftsOf(whole)).toBeLessThan(0.001);

  const begun = await visit('/', { width, expects: /The page’s own script fails/, prepare: failScript });
  expect(await hiddenParts(begun)).toBe(await begun.locator('main section').count());
  expect(await picture(begun)).toEqual({ isHidden: true, height: (await picture(whole)).height });
  expect(await hiddenPartsOfFoot(begun)).toBe(await begun.locator('.site-footer > * > *').count());
});

test('From the second page on, a page begins with the font', async () => {
  const page = await visit('/cyber-insurance', { width });
  await page.waitForFunction(() => sessionStorage.getItem('font'));
  await page.goto('/cruise', { waitUntil: 'commit', referer: page.url() });
  await page.locator('html[data-font]').waitFor();
  expect(await page.locator('html[data-fresh]').count()).toBe(0);
  expect(await fontOf(page, 'main section p')).toContain(await familyOf(page));
});

test('A font that never comes leaves the next page in its stand-in, and whole', async () => {
  const held: (() => void)[] = [];
  const page = await visit('/cyber-insurance', {
    width,
    prepare: (opening) => opening.route(font, () => new Promise<void>((resolve) => held.push(resolve))),
  });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.goto('/cruise', { referer: page.url() });
  await untilLaidOut(page);
  expect(await fontOf(page, 'main section p')).not.toContain(await familyOf(page));
  expect(await hiddenParts(page)).toBe(0);
  for (const release of held) release();
});

test('A visitor who saves data does not load the font', async () => {
  const asked: string[] = [];
  const page = await visit('/cyber-insurance', {
    width,
    prepare: async (opening) => {
      opening.on('request', (request) => asked.push(request.url()));
      await opening.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    },
  });
  await untilLaidOut(page);
  await page.waitForTimeout(1000);
  expect(asked.filter((address) => address.endsWith('.woff2'))).toEqual([]);
});

test('Where the page’s own script fails, all of the page is shown all the same', async () => {
  const page = await visit('/cyber-insurance', {
    width,
    expects: /The page’s own script fails/,
    prepare: failScript,
  });
  expect(await hiddenParts(page)).toBeGreaterThan(0);
  await untilLaidOut(page);
  expect(await hiddenParts(page)).toBe(0);
});

test('A wide window has the font from the start, and everything is laid out', async () => {
  const page = await visit('/cyber-insurance', { prepare: watchShifts });
  expect(await fontOf(page, 'main section p')).toContain(await familyOf(page));
  await untilLaidOut(page);
  expect(await shiftsOf(page)).toBeLessThan(0.001);
});

/** Until the mark of a visit's first page is gone. */
function untilLaidOut(page: Page): Promise<void> {
  return page.locator('html:not([data-fresh])').waitFor({ timeout: 8000 });
}

/** The brand's own, in quotation marks. */
function familyOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--family'));
}

/** That of headings and logo, whose letters are in the page. */
function headingsOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--headings'));
}

/** How many parts of the page have no layout. */
function hiddenParts(page: Page): Promise<number> {
  return page
    .locator('main section')
    .evaluateAll(
      (parts) =>
        parts.filter((part) =>
          [part, ...part.children].some((each) => getComputedStyle(each).contentVisibility === 'hidden'),
        ).length,
    );
}

function hiddenPartsOfFoot(page: Page): Promise<number> {
  return page
    .locator('.site-footer > * > *')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'hidden').length,
    );
}

/** The row of umbrellas at the home page's head. */
function picture(page: Page): Promise<{ isHidden: boolean; height: number }> {
  return page.locator('.street-row').evaluate((row) => ({
    isHidden: getComputedStyle(row).contentVisibility === 'hidden',
    height: row.getBoundingClientRect().height,
  }));
}

function fontOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily);
}

function failScript(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Element.prototype.querySelectorAll = () => {
      throw new Error('The page’s own script fails');
    };
  });
}

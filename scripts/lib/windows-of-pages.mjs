// The first windows of pages of a running site, as pictures.
import { chromium } from 'playwright-core';
import { ensureChromium } from './chromium.mjs';

/** @param {(browser: import('playwright-core').Browser) => Promise<void>} take */
export async function withChromium(take) {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    await take(browser);
  } finally {
    await browser.close();
  }
}

/**
 * None is the first page of its visit: a phone has the brand's font from the second one on.
 * @param {import('playwright-core').Browser} browser
 * @param {{ address: string, width: number, height: number, paths: string[], deviceScaleFactor?: number }} options
 * @returns {Promise<Buffer[]>}
 */
export async function windowsOfPages(browser, { address, width, height, paths, deviceScaleFactor = 1 }) {
  const isPhone = width < 768;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor,
    locale: 'en-IN',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/contact-us');
  await page.waitForFunction(() => sessionStorage.getItem('font'));
  const pictures = [];
  for (const path of paths) {
    await page.goto(path, { referer: page.url() });
    await page.locator('html[data-font]:not([data-fresh])').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    pictures.push(await page.screenshot());
  }
  await context.close();
  return pictures;
}

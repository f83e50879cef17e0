import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchChromium } from './chromium.ts';

/**
 * Pages as they look every time: nothing moves, the font is there from the first paint, nothing is left to
 * be drawn later, and what depends on the day is blank.
 */
export type Width = 390 | 1440;

const tallest = 2200;
const noon = new Date('2026-11-20T12:00:00+05:30');

const steady = `
  .block, .site-footer { content-visibility: visible !important; }
  .disclosure > p:last-child, ::-webkit-datetime-edit { opacity: 0 !important; }
  * { caret-color: transparent !important; }
`;

let browser: Browser;
const contexts = new Map<string, Promise<BrowserContext>>();

export function withLooks(): void {
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
}

/** @param extraStyles put after the page's own: to break it on purpose */
export async function openLook(path: string, width: Width, extraStyles = ''): Promise<Page> {
  const { pathname } = new URL(path, inject('looks').url);
  // Who reads Hindi is not offered English.
  const locale = pathname.startsWith('/hi') ? 'hi-IN' : 'en-IN';
  const page = await (await contextOf(width, locale)).newPage();
  await page.clock.setFixedTime(noon);
  // A development server would load the page again under our eyes.
  await page.routeWebSocket(/.*/, () => undefined);
  await page.route(
    (url) => url.pathname === pathname,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      // `optional` would leave it to chance which font a page is seen in.
      const body = html
        .replaceAll(/font-display:\s*optional/g, 'font-display: block')
        .replace('</head>', `<style>${steady}${extraStyles}</style></head>`);
      await route.fulfill({ response, body });
    },
  );
  await page.goto(path);
  await settle(page);
  return page;
}

/** Fonts are there and a frame with them has been drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const family = getComputedStyle(document.documentElement).getPropertyValue('--family');
    await Promise.all([400, 600, 750].map((weight) => document.fonts.load(`${weight} 1em ${family}`, '₹aक')));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

export async function lookOfPage(page: Page): Promise<Buffer> {
  const { width = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(height, tallest) };
  return page.screenshot({ fullPage: true, clip, animations: 'disabled', scale: 'css' });
}

/** Takes a picture of what is in view at this moment. */
export function lookOfView(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', scale: 'css' });
}

/** The header stays in view while the page scrolls to the part, and would lie over a part that is taller than the window. */
export function lookOf(part: Locator): Promise<Buffer> {
  const style = '.site-header { visibility: hidden }';
  return part.screenshot({ animations: 'disabled', scale: 'css', style });
}

function contextOf(width: Width, locale: string): Promise<BrowserContext> {
  const name = `${width} ${locale}`;
  const known = contexts.get(name) ?? newContext(width, locale);
  contexts.set(name, known);
  return known;
}

async function newContext(width: Width, locale: string): Promise<BrowserContext> {
  const isPhone = width === 390;
  const context = await browser.newContext({
    baseURL: inject('looks').url,
    viewport: { width, height: isPhone ? 800 : 900 },
    deviceScaleFactor: 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale,
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    // The page's policy forbids the styles that are put in here.
    bypassCSP: true,
  });
  context.setDefaultTimeout(15_000);
  // Narrow windows have the site's font from their second page on.
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('font', '1');
      Object.defineProperty(document, 'referrer', { value: `${location.origin}/` });
    } catch {}
  });
  return context;
}

import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest';

/**
 * Firefox for one file of journeys, driven by the standard's own protocol (WebDriver BiDi): Debian's is the
 * extended support release, with which Playwright cannot talk. As in `journey-browser.ts`, each visit is a
 * person of their own, and what the browser complains about fails the journey at its end.
 */
export type FirefoxVisit = {
  width?: number;
  /** Complaints that the journey provokes. */
  expects?: RegExp;
};

const limitMs = 20_000;

let browser: Browser;
let contexts: BrowserContext[] = [];
let complaints: string[] = [];

/** @param preferences as in `about:config` */
export function withFirefox(preferences: Record<string, boolean> = {}): void {
  beforeAll(async () => {
    const { FIREFOX_PATH: executablePath } = process.env;
    if (!executablePath)
      throw new Error('Run these journeys by `npm run test:firefox`, or set FIREFOX_PATH.');
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: { 'intl.accept_languages': 'en-IN', ...preferences },
    });
  });
  afterEach(async () => {
    const closing = contexts;
    const heard = complaints;
    contexts = [];
    complaints = [];
    await Promise.all(closing.map((context) => context.close()));
    expect(heard, 'what the browser complained about').toEqual([]);
  });
  afterAll(() => browser?.close());
}

export async function visitInFirefox(path: string, options: FirefoxVisit = {}): Promise<Page> {
  const { width = 1280, expects } = options;
  const context = await browser.createBrowserContext();
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(limitMs);
  await page.setViewport({ width, height: 800 });
  const note = (text: string) => {
    if (!expects?.test(text)) complaints.push(`${page.url()}: ${text}`);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  await page.goto(inject('site').url + path);
  return page;
}

/** Waits without a script in the page, so that it also works where they are switched off. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: limitMs, interval: 100 });
}

/** @returns the path's query, which identifies a thank-you page */
export async function untilPath(page: Page, path: string): Promise<URLSearchParams> {
  return until(async () => {
    // Asked of the page: the driver is not told when Back brings one that the browser has kept.
    const { pathname, searchParams } = new URL(await page.evaluate(() => location.href));
    expect(pathname).toBe(path);
    return searchParams;
  });
}

export function untilVisible(page: Page, selector: string, isVisible = true): Promise<void> {
  return until(async () => expect(await isSeen(page, selector), selector).toBe(isVisible));
}

function isSeen(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    return element?.checkVisibility({ visibilityProperty: true }) ?? false;
  }, selector);
}

export async function textIn(page: Page, selector: string): Promise<string> {
  return page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
}

export async function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

const maxTabs = 120;

/** Presses Tab until an element has the focus that the selector names. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < maxTabs; pressed++) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} was not reached with ${maxTabs} tabs.`);
}

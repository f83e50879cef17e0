import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { axeViolations } from './journey-axe.ts';

/**
 * Visitors' browsers for one file of journeys. Each visit is a person of their own with nothing remembered;
 * what the browser complains about on the way (a script that fails, a request that the page's policy
 * forbids) fails the journey at its end.
 */
export type Visit = BrowserContextOptions & {
  width?: number;
  /** Of another process than the common one. */
  siteUrl?: string;
  /** Complaints that the journey provokes. */
  expects?: RegExp;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
};

const limitMs = 15_000;

let browser: Browser;
let contexts: BrowserContext[] = [];
let complaints: string[] = [];
const scriptless = new WeakSet<Page>();

export function withBrowser(options?: Parameters<typeof launchChromium>[0]): void {
  beforeAll(async () => {
    browser = await launchChromium(options);
  });
  afterEach(async () => {
    const closing = contexts;
    const heard = complaints;
    contexts = [];
    complaints = [];
    await Promise.all(closing.map((context) => context.close()));
    expect(heard, 'what the browser complained about').toEqual([]);
  });
  afterAll(() => browser.close());
}

export async function visit(path: string, options: Visit = {}): Promise<Page> {
  const { width = 1280, siteUrl = inject('site').url, expects, prepare, ...rest } = options;
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width, height: width < 768 ? 800 : 900 },
    isMobile: width < 768,
    hasTouch: width < 768,
    locale: 'en-IN',
    reducedMotion: 'reduce',
    ...rest,
  });
  contexts.push(context);
  context.setDefaultTimeout(limitMs);
  const page = await context.newPage();
  if (rest.javaScriptEnabled === false) scriptless.add(page);
  hear(page, expects);
  await prepare?.(page);
  await page.goto(path);
  return page;
}

function hear(page: Page, expects: RegExp | undefined): void {
  const note = (text: string) => {
    if (!expects?.test(text)) complaints.push(`${new URL(page.url()).pathname}: ${text}`);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.location().url} ${message.text()}`);
  });
}

/** The text of a part of the page. */
export async function textOf(place: Locator): Promise<string> {
  return (await place.textContent()) ?? '';
}

/** Checks the page as it stands at this moment. */
export async function expectAccessible(page: Page): Promise<void> {
  const checked = scriptless.has(page) ? await twinWithScripts(page) : page;
  expect(await axeViolations(checked), `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}

/** Axe is a script, too: where the visitor has switched them off, it looks at a copy of their page. */
async function twinWithScripts(page: Page): Promise<Page> {
  const html = await page.content();
  const [address = ''] = page.url().split('#');
  return visit(address, {
    width: page.viewportSize()?.width,
    prepare: (twin) =>
      twin.route(address, (route) => route.fulfill({ body: html, contentType: 'text/html' })),
  });
}

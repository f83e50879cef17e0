import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
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

export function withBrowser(): void {
  beforeAll(async () => {
    browser = await launchChromium();
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
    if (message.type() === 'error') note(message.text());
  });
}

/** Checks the page as it stands at this moment. */
export async function expectAccessible(page: Page): Promise<void> {
  const debuggerSession = await page.context().newCDPSession(page);
  // Axe is a script, too: where the visitor has switched them off, it alone may run.
  if (scriptless.has(page)) await debuggerSession.send('Emulation.setScriptExecutionDisabled', { value: false });
  const violations = await axeViolations(page);
  if (scriptless.has(page)) await debuggerSession.send('Emulation.setScriptExecutionDisabled', { value: true });
  await debuggerSession.detach();
  expect(violations, `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}

import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { axeViolations } from './journey-axe.ts';

/**
 * Visitors' browsers for journeys. Each visit is a person of their own with nothing remembered;
 * what the browser complains about on the way (a script that fails, a request that the page's policy
 * forbids) fails the journey at its end.
 */
export type Visit = BrowserContextOptions & {
  width?: number;
  /** Address of another process than the common one. */
  siteUrl?: string;
  /** Complaints that the journey provokes. */
  expects?: RegExp;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
};

const limitMs = 15_000;

/** The one that the files of a run share, which ends with their process; launching one for each file took a second each. */
let shared: Browser | undefined;
let browser: Browser;
let contexts: BrowserContext[] = [];
let complaints: string[] = [];
const scriptless = new WeakSet<Page>();

/** @param options of a browser that this file has to itself */
export function withBrowser(options?: Parameters<typeof launchChromium>[0]): void {
  beforeAll(async () => {
    browser = options ? await launchChromium(options) : await sharedBrowser();
  });
  afterEach(async () => {
    const closing = contexts;
    const heard = complaints;
    contexts = [];
    complaints = [];
    await Promise.all(closing.map((context) => context.close()));
    expect(heard, 'what the browser complained about').toEqual([]);
  });
  afterAll(async () => {
    if (options) await browser.close();
  });
}

async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) {
    readers = {};
    shared = await launchChromium();
  }
  return shared;
}

export async function visit(path: string, options: Visit = {}): Promise<Page> {
  const { width = 1280, siteUrl = inject('site').url, expects, prepare, ...rest } = options;
  const context = await browser.newContext({ baseURL: siteUrl, ...deviceOf(width), ...rest });
  contexts.push(context);
  context.setDefaultTimeout(limitMs);
  const page = await context.newPage();
  if (rest.javaScriptEnabled === false) scriptless.add(page);
  hear(page, expects);
  await prepare?.(page);
  await page.goto(path);
  return page;
}

function deviceOf(width: number): BrowserContextOptions {
  return {
    viewport: { width, height: width < 768 ? 800 : 900 },
    isMobile: width < 768,
    hasTouch: width < 768,
    locale: 'en-IN',
    reducedMotion: 'reduce',
  };
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

/** Checks the page in its present state. Axe is a script as well: where there are none, it looks at a copy. */
export async function expectAccessible(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  if (scriptless.has(page))
    return expectMarkupAccessible(await page.content(), { width: widthOf(page), path });
  expect(await axeViolations(page, cleanAt(widthOf(page))), `axe on ${path}`).toEqual([]);
}

const widthOf = (page: Page) => page.viewportSize()?.width ?? 1280;

/** For each width the headers and footers that axe has found nothing in. */
const clean: Record<number, Set<string>> = {};

function cleanAt(width: number): Set<string> {
  clean[width] ??= new Set();
  return clean[width];
}

/** For each width a page that has axe and knows its way by now: to read it takes longer than to look at a page. */
let readers: Record<number, Page> = {};

/** Checks a page before any script has touched it. @param path for the message */
export async function expectMarkupAccessible(
  html: string,
  { width, path }: { width: number; path: string },
): Promise<void> {
  const reader = await readerOf(width);
  const calm = html
    // Its styles hold back what is far below until a script says that there is time.
    .replace(' data-parts=""', '')
    // The bar that stays in sight lies over something wherever one has scrolled to.
    .replace('</head>', '<style>.call-bar { position: static !important }</style></head>')
    .replaceAll(/<script\b.*?<\/script>/gs, '');
  await reader.setContent(calm, { waitUntil: 'domcontentloaded' });
  expect(await axeViolations(reader, cleanAt(width)), `axe on ${path} at ${width} px`).toEqual([]);
}

async function readerOf(width: number): Promise<Page> {
  // A browser that was launched again has none of them.
  const open = await sharedBrowser();
  readers[width] ??= await newReader(open, width);
  return readers[width];
}

async function newReader(open: Browser, width: number): Promise<Page> {
  // The policy of the page that it opened with is not that of those that follow.
  const context = await open.newContext({ ...deviceOf(width), bypassCSP: true });
  const reader = await context.newPage();
  await reader.goto(inject('site').url);
  return reader;
}

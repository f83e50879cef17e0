import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sampleOf } from '../support/exhaustive.ts';
import { visit, withBrowser } from '../support/journey-browser.ts';
import {
  callBackDialog,
  fillIn,
  formInPage,
  newPhone,
  openDialog,
  pageButton,
  send,
  somebody,
} from '../support/journey-form.ts';
import { onePageOfEachKind } from '../support/page-kinds.ts';
import { sitemapPaths } from '../support/sitemap-paths.ts';

/**
 * Back and Forward as visitors have them: Playwright alone switches the browser's memory of pages off, and the headless
 * shell has none.
 */
withBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'], isWhole: true });

test('Back brings every kind of published page as it was left, at once', async () => {
  const page = await visit('/');
  const paths = await oneOfEachProgramAndKind();
  expect(paths.length).toBeGreaterThan(20);
  for (const path of sampleOf(paths, 4)) {
    await page.goto(path);
    await leaveAMark(page);
    await page.goto('/privacy-policy', { waitUntil: 'commit' });
    await goBack(page, path);
    expect(await restored(page), path).toEqual({ path, mark: true, notRestored: null });
  }
}, 180_000);

test('A page that was left with its dialog open is brought back with it, and what was typed', async () => {
  const page = await visit('/cruise', { width: 390 });
  const dialog = await openDialog(page, pageButton(page));
  await dialog.locator('[name=name]').fill('Asha');
  await leaveAMark(page);
  await page.goto('/privacy-policy', { waitUntil: 'commit' });
  await goBack(page, '/cruise');
  expect(await restored(page)).toEqual({ path: '/cruise', mark: true, notRestored: null });
  expect(await dialog.locator('[name=name]').inputValue()).toBe('Asha');
});

test('Back from the thanks brings a form that was sent back empty and ready, in a page and in a dialog', async () => {
  const page = await visit('/contact-us');
  const form = await formInPage(page);
  await form.locator('[name=topic]').selectOption({ index: 1 });
  await form.locator('[name=message]').fill('Which cover do I need?');
  await fillIn(form, { name: 'Asha', phone: newPhone(), email: 'asha@example.com' });
  await sendAndComeBack(page, form, '/contact-us');
  await expect.poll(() => form.locator('[name=message]').inputValue()).toBe('');
  // What is not reachable cannot be clicked.
  await form.locator('[name=message]').click();

  await page.goto('/cruise');
  // The entry of the sidebar, which is shut.
  await page.locator('a[data-call-back=posp]').first().dispatchEvent('click');
  const dialog = callBackDialog(page);
  await fillIn(dialog, { ...somebody(), email: `agent${newPhone()}@example.com` });
  await sendAndComeBack(page, dialog, '/cruise');
  await dialog.waitFor({ state: 'hidden' });
  await openDialog(page, pageButton(page));
  expect(await dialog.locator('[name=phone]').inputValue()).toBe('');
  await dialog.locator('[name=phone]').click();
}, 120_000);

async function sendAndComeBack(page: Page, form: Locator, path: string): Promise<void> {
  await leaveAMark(page);
  await send(form);
  await page.waitForURL(/\/thank-you/);
  await goBack(page, path);
  expect(await restored(page)).toMatchObject({ path, mark: true });
}

/**
 * Whether a page can be put away depends on what it runs and what it was answered with, not on its words: of all published
 * pages one for each set of scripts, islands, forms and headers, and one of each kind.
 */
async function oneOfEachProgramAndKind(): Promise<string[]> {
  const published = await publishedPaths();
  const programs = new Map<string, string>();
  for (const path of published) programs.set(await programOf(path), path);
  return [
    ...new Set([...programs.values(), ...onePageOfEachKind.filter((path) => published.includes(path))]),
  ];
}

async function programOf(path: string): Promise<string> {
  const answer = await fetch(inject('site').url + path);
  const html = await answer.text();
  const parts = html.matchAll(
    /<script[^>]*>|data-(?:island|on|form)[\w-]*="[^"]*"|<(?:form|iframe|video|audio|dialog)\b/g,
  );
  const headers = [...answer.headers].filter(([name]) => !/^(?:etag|date|content-length|link)$/.test(name));
  return JSON.stringify([[...new Set([...parts].map(([part]) => part))].sort(), headers]);
}

/** All pages that search engines are given, and those that they are not. */
async function publishedPaths(): Promise<string[]> {
  const paths = await sitemapPaths(inject('site').url);
  expect(paths.length).toBeGreaterThan(50);
  return [...paths.filter((path) => path !== '/privacy-policy'), '/thank-you', '/thank-you-pos'];
}

/** As a visitor's button does it: Playwright's own asks a page that the browser is just putting away. */
async function goBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back()).catch(() => undefined);
  const pathNow = () => page.evaluate(() => location.pathname).catch(() => '');
  await expect.poll(pathNow, { timeout: 15_000 }).toBe(path);
}

/** Gone if the page has to be made again. */
function leaveAMark(page: Page): Promise<void> {
  return page.evaluate(() => {
    (globalThis as { mark?: boolean }).mark = true;
  });
}

function restored(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: object | null;
    })[];
    const { mark = false } = globalThis as { mark?: boolean };
    return { path: location.pathname, mark, notRestored: entry?.notRestoredReasons };
  });
}

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { visit, withBrowser } from '../support/journey-browser.ts';

/**
 * The browser has the next page ready before its visitor follows a link. With its tools attached, as here, Chromium fetches
 * the page and does not render it; without them it renders it as well.
 */
withBrowser();

test('A finger on a link is enough: the page is there when it is followed', async () => {
  const page = await visit('/cruise', { width: 390 });
  const offered = await offeredPages(page);
  const place = await page.locator('.site-header .short-link').first().boundingBox();
  const target = await page.locator('.site-header .short-link').first().getAttribute('href');
  const point = { x: (place?.x ?? 0) + 5, y: (place?.y ?? 0) + 5 };
  const session = await page.context().newCDPSession(page);
  const fetched = untilFetched(page, target ?? '');
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await fetched;
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForURL(`**${target}`);
  expect(await wasReady(page)).toBe(true);
  expect(offered).toContain(target);
});

test('A pointer that rests on a link is enough', async () => {
  const page = await visit('/terms-condition');
  await offeredPages(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy', exact: true });
  const fetched = untilFetched(page, '/privacy-policy');
  await link.hover();
  await fetched;
  await link.click();
  await page.waitForURL('**/privacy-policy');
  expect(await wasReady(page)).toBe(true);
});

test('Forms, thanks, the staff’s side, endpoints and other sites are never fetched ahead', async () => {
  const page = await visit('/cruise');
  await page.evaluate(() => {
    const paths = ['/call-back?from=%2Fcruise', '/thank-you', '/thank-you-pos?reference=AB2CD3EF', '/404'];
    const others = ['/api/fetch_token', '/admin', '/cmsapi/api/pages', '/find?who=family', '/icon-192.png'];
    const inHindi = ['/hi/call-back?from=%2F', '/hi/thank-you', '/hi/404', '/hi/find'];
    for (const href of [...paths, ...others, ...inHindi, 'https://example.com/cruise', '/cyber-insurance'])
      document.querySelector('main')?.append(Object.assign(document.createElement('a'), { href }), href);
  });
  const offered = await offeredPages(page);
  expect(offered).toContain('/cyber-insurance');
  const never = /call-back|thank-you|404|\/api|admin|cmsapi|find|png|example\.com/;
  expect(offered.filter((path) => never.test(path))).toEqual([]);
});

test('A page rendered on request is refused to a browser that prefetches it', async () => {
  const { url } = inject('site');
  const ahead = { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-dest': 'document' };
  for (const path of ['/call-back?from=%2Fcruise', '/thank-you?reference=AB2CD3EF', '/find', '/no-such-page'])
    expect((await fetch(url + path, { headers: ahead, redirect: 'manual' })).status, path).toBe(503);
  expect((await fetch(`${url}/cruise`, { headers: ahead })).status).toBe(200);
  expect((await fetch(`${url}/call-back?from=%2Fcruise`)).status).toBe(200);
});

test('Nothing is fetched ahead for those who save data', async () => {
  const page = await visit('/cruise', {
    prepare: (opening) =>
      opening.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      ),
  });
  await page.waitForTimeout(1000);
  expect(await page.locator('script[type=speculationrules]').count()).toBe(0);
});

/** The addresses that the browser may fetch ahead, as its own tools tell them; ours without their origin. */
async function offeredPages(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const told = new Promise<string[]>((resolve) => {
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources: sources }) => {
      if (sources.length > 0) resolve(sources.map(({ key }) => key.url.replace(inject('site').url, '')));
    });
  });
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
  await session.send('Preload.enable');
  return told;
}

async function untilFetched(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fetched = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
      if (status === 'Ready' && key.url.endsWith(path)) resolve();
    });
  });
  await session.send('Preload.enable');
  return fetched;
}

function wasReady(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      activationStart?: number;
      deliveryType?: string;
    })[];
    return entry?.deliveryType === 'navigational-prefetch' || (entry?.activationStart ?? 0) > 0;
  });
}

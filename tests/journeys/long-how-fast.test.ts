import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, type Visit, visit, withBrowser } from '../support/journey-browser.ts';
import { overflowingElements } from '../support/journey-overflow.ts';

/** Speed as visitors' browsers report it, and the page that publishes it. */
withBrowser();

type Told = { random?: number; does?: string };

/** A browser as people have it: no program drives it, and chance is what the journey says. */
async function visitAs({ random = 0, does = '' }: Told, options: Visit = {}) {
  const requests: Request[] = [];
  const page = await visit('/privacy-policy', {
    ...options,
    async prepare(opened) {
      opened.on('request', (request) => requests.push(request));
      await opened.addInitScript(`
        Object.defineProperty(navigator, 'webdriver', { get: () => false });
        Math.random = () => ${random};
        ${does}`);
    },
  });
  return { page, requests };
}

const measuring = (requests: Request[]) => requests.filter((request) => /measure-visit/.test(request.url()));
const beacons = (requests: Request[]) => requests.filter((request) => /page_speed/.test(request.url()));

/** The fonts of a phone's visit come after the page's words as well: by then the script would have been asked for. */
async function untilCalm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
}

/** The page is hidden, as it is when its tab is; what it sends when it is gone a test would not see. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

test.each([
  [390, 'narrow'],
  [1280, 'wide'],
])(
  'At %i px a view that is measured sends one message when it is left, with nothing about anyone',
  async (width, device) => {
    const { page, requests } = await visitAs({}, { width });
    await page.waitForResponse(/measure-visit/);
    await untilCalm(page);
    expect(measuring(requests)).toHaveLength(1);
    expect(new URL(measuring(requests)[0]?.url() ?? '').origin).toBe(new URL(page.url()).origin);
    await page.locator('h1').click();
    expect(beacons(requests)).toEqual([]);
    const [sent] = await Promise.all([page.waitForRequest(/page_speed/), leave(page)]);
    const body = JSON.parse(sent.postData() ?? '');
    expect(body).toMatchObject({ kind: 'legal', device, lcp: expect.any(Number), fcp: expect.any(Number) });
    expect(
      Object.keys(body).filter((name) => !/^(kind|device|lcp|fcp|cls|inp|tbt|bytes)$/.test(name)),
    ).toEqual([]);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['cls', 'tbt', 'bytes']));
    const headers = await sent.allHeaders();
    expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined]);
    expect((await sent.response())?.status()).toBe(200);
    await leave(page);
    await page.waitForTimeout(500);
    expect(beacons(requests)).toHaveLength(1);
    expect(await page.context().cookies()).toEqual([]);
  },
);

test.each<[string, Told]>([
  ['is not drawn', { random: 0.05 }],
  [
    'saves data',
    { does: `Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) });` },
  ],
  ['asks not to be tracked', { does: `Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' });` }],
  ['sends Global Privacy Control', { does: `navigator.globalPrivacyControl = true;` }],
])('A view that %s loads nothing and sends nothing', async (_why, told) => {
  const { page, requests } = await visitAs(told);
  await untilCalm(page);
  await leave(page);
  await page.waitForTimeout(500);
  expect([measuring(requests), beacons(requests)]).toEqual([[], []]);
});

test('The figures are a table that is read on a phone without JavaScript, with what is not known yet', async () => {
  const page = await visit('/how-fast', { width: 390, javaScriptEnabled: false });
  const row = page.getByRole('row', { name: /\(LCP\)/ });
  expect(await row.getByRole('cell').first().textContent()).toBe('not enough visits yet');
  expect(await row.getByRole('cell').last().textContent()).toBe('2.5 s or less');
  expect(await page.getByText('Not measured for long enough yet').count()).toBe(1);
  expect(await page.getByText('Not enough calls yet').count()).toBe(1);
  expect(await overflowingElements(page)).toEqual([]);
  // As every page of content (`page-weight.ts`).
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6500);
});

test.each(['/how-fast', '/accessibility'])(
  '%s is reached from the foot of any page, and accessible',
  async (path) => {
    const page = await visit('/cruise');
    await page
      .locator('.site-footer')
      .getByRole('link', { name: path === '/how-fast' ? 'How fast we are' : 'Accessibility' })
      .click();
    await page.waitForURL(`**${path}`);
    await expectAccessible(page);
  },
);

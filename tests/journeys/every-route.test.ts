import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import routeList from '../../content/data/routes.json' with { type: 'json' };
import { sampleOf } from '../support/exhaustive.ts';
import {
  expectAccessible,
  expectMarkupAccessible,
  textOf,
  visit,
  withBrowser,
} from '../support/journey-browser.ts';
import { sampleResultOf } from '../support/journey-result.ts';
import { enlargeText } from '../support/large-text.ts';
import { nightlyTest } from '../support/nightly-test.ts';
import { onePageOfEachKind } from '../support/page-kinds.ts';
import { sitemapPaths } from '../support/sitemap-paths.ts';

withBrowser();

type Head = Record<'title' | 'description' | 'canonical' | 'robots' | 'footer', string> &
  Record<'headings' | 'headers', number>;

const routes = routeList as {
  path: string;
  group: string;
  status: number;
  isIndexed: boolean;
  hideHeader: boolean;
}[];
const secretMark = '{secret}';

test('Every route answers with its status, a title and description of its own, and its canonical address', async () => {
  expect(routes).toHaveLength(90);
  const page = await visit('/');
  // Our own pages let no script parse a text.
  await page.goto('about:blank');
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const { path, status, isIndexed, hideHeader } of routes) {
    const address = path.replace(secretMark, inject('site').partnerSecret);
    const answer = await fetch(inject('site').url + address, { redirect: 'manual' });
    const head = await readHead(page, await answer.text());
    const told = `${path}: ${JSON.stringify(head)}`;
    expect(answer.status, told).toBe(status);
    expect(head.title, told).not.toBe('');
    expect(head.description.length, told).toBeGreaterThan(40);
    expect(titles.get(head.title), `the title of ${path} is also that of another page`).toBeUndefined();
    expect(descriptions.get(head.description), `the description of ${path} stands elsewhere`).toBeUndefined();
    titles.set(head.title, path);
    descriptions.set(head.description, path);
    expect(head.canonical, told).toBe(inject('site').url + (address === '/' ? '' : address));
    expect(head.robots.includes('noindex'), told).toBe(!isIndexed);
    expect(head.headings, `main headings of ${path}`).toBe(1);
    expect(head.headers, `header of ${path}`).toBe(hideHeader ? 0 : 1);
    for (const text of ['Claim Support', 'Talk to an Expert', '33+', '850+', 'Direct Broker', 'solicitation'])
      expect(head.footer, `footer of ${path}`).toContain(text);
  }
});

test('No page scrolls sideways on the narrowest phone, or asks anyone else for anything', async () => {
  // The browser logs every page of status 404 as a resource that failed to load.
  const page = await visit('/', { width: 320, expects: /\/404 .*status of 404/ });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(inject('site').url)) foreign.push(request.url());
  });
  for (const { path } of sampleOf(routes, 8)) {
    await page.goto(path.replace(secretMark, inject('site').partnerSecret));
    await expectNoSidewaysScrolling(page, `${path} at 320 px`);
  }
  expect(foreign, 'requests to anybody else').toEqual([]);
});

nightlyTest(
  'With letters twice as large no page scrolls sideways on a phone',
  { timeout: 240_000 },
  async () => {
    const page = await visit('/', { width: 390, expects: /\/404 .*status of 404/, prepare: enlargeText });
    // The form for a day, a bill, weights of a formula, questions, the map of risks, and whatever else there is.
    const questions = '/corporate-risk-janampatri/questions/type?type=industrial';
    const map = await sampleResultOf('corporate-risk', { type: 'industrial' });
    const known = ['/', '/claim-deadlines', '/vintage-cars', '/how-we-calculate', questions, map];
    const paths = new Set([...known, ...sampleOf(await sitemapPaths(inject('site').url), 5)]);
    for (const path of paths) {
      await page.goto(path);
      await expectNoSidewaysScrolling(page, `${path} with large letters`);
    }
  },
);

describe.each([390, 1440])('At a width of %i px', (width) => {
  test('one page of each kind is accessible and does not scroll sideways', { timeout: 180_000 }, async () => {
    const page = await visit('/', { width, expects: /\/404 .*status of 404/ });
    for (const path of sampleOf(onePageOfEachKind, 3, width === 390 ? 0 : 1)) {
      await page.goto(path);
      await expectNoSidewaysScrolling(page, path);
      await expectAccessible(page);
    }
  });

  const testAtWidth = width === 390 ? test : nightlyTest;
  testAtWidth('the markup of published pages is accessible', { timeout: 240_000 }, async () => {
    const { url, partnerSecret } = inject('site');
    const specified = routes.map(({ path }) => path.replace('{secret}', partnerSecret));
    const paths = new Set([...(await sitemapPaths(url)), ...specified]);
    expect(paths.size).toBeGreaterThan(115);
    for (const path of sampleOf([...paths], 3, width === 390 ? 0 : 3))
      await expectMarkupAccessible(await (await fetch(url + path)).text(), { width, path });
  });
});

test('The partners’ pages answer only for the right secret', async () => {
  const { partnerSecret } = inject('site');
  const page = await visit('/', { expects: /\/404 .*status of 404/ });
  for (const ending of ['', '/industrial', '/service', '/retail', '/thank-you']) {
    await page.goto(`/ri${partnerSecret}${ending}`);
    expect(new URL(page.url()).pathname).toBe(`/ri${partnerSecret}${ending}`);
    expect(await page.content()).toContain('noindex');
    await page.goto(`/ri${partnerSecret.toUpperCase()}x${ending}`);
    expect(new URL(page.url()).pathname).toBe('/404');
  }
});

test('The page for unknown addresses says so in the specified words', async () => {
  const page = await visit('/no-such-page', { expects: /\/404 .*status of 404/ });
  expect(new URL(page.url()).pathname).toBe('/404');
  expect(await page.title()).toBe('404 - Page Not Found');
  expect(await textOf(page.getByRole('main'))).toContain('The page you are looking for does not exist.');
});

/** Read by a browser's parser, without the page being drawn. */
function readHead(page: Page, html: string): Promise<Head> {
  return page.evaluate((text) => {
    const all = new DOMParser().parseFromString(text, 'text/html');
    const content = (selector: string, attribute: string) =>
      all.querySelector(selector)?.getAttribute(attribute) ?? '';
    return {
      title: all.title,
      description: content('meta[name=description]', 'content'),
      canonical: content('link[rel=canonical]', 'href'),
      robots: content('meta[name=robots]', 'content'),
      headings: all.querySelectorAll('h1').length,
      headers: all.querySelectorAll('header.site-header').length,
      footer: (all.querySelector('footer')?.textContent ?? '').replace(/\s+/g, ' '),
    };
  }, html);
}

async function expectNoSidewaysScrolling(page: Page, where: string): Promise<void> {
  const [content, view] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content, `width of ${where}`).toBeLessThanOrEqual(view ?? 0);
}

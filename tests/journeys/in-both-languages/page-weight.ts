import { expect, test } from 'vitest';
import { pageKinds } from '#content/model.ts';
import { hasTrait } from '#site/pages/traits-of-kinds.ts';
import { formulasPath } from '#tools/formulas/paths.ts';
import { isExhaustive, sampleOf } from '../../support/exhaustive.ts';
import { visit } from '../../support/journey-browser.ts';
import { fontsOf, maxBytes, weightOf } from '../../support/page-weight.ts';
import { site } from '../../support/site-in-both-languages.ts';
import { sitemapPaths } from '../../support/sitemap-paths.ts';

/**
 * On a phone, as a visitor first sees it: about seven windows of the hub of all corporate covers, eight of everything
 * else but what is read from beginning to end, a post, and the home page.
 */
const maxHeights = { hub: 6000, content: 6500, long: 7600 };
const longReads = /^\/$|^\/blog[/-]/;
/** Two windows of a large phone: how far down may begin what a cover pays, or which covers a kind of business needs. */
const maxTopOfAnswer = 1690;

const fetched = async (address: string) => (await fetch(new URL(address, site.url))).text();

/** Those nearest to a limit, and a sample of the others. */
const longest = [
  ...['/', '/glossary', '/corporate-insurance', '/ivf-maternity-insurance'],
  ...['/grievance', '/claim-rejected', '/group-medical-design', '/contact-us'],
];
async function weighed(): Promise<string[]> {
  const published = await sitemapPaths(site.url);
  expect(published.length).toBeGreaterThan(100);
  return [...new Set([...longest, ...sampleOf(published, 20)])];
}

// The longest page of all, and the questionnaire with the most questions: packed when someone asks, as `compress-rendered.ts` does.
const qualityOfDrawn = 7;
const drawn = [formulasPath, '/corporate-risk-janampatri/questions/type?type=industrial'];

// To pack a hundred pages as well as can be takes a busy machine its time.
test('No page that is weighed is heavier than its budget', { timeout: 240_000 }, async () => {
  const fonts = await fontsOf(await fetched('/'), site.url);
  expect(fonts.map(({ sign }) => sign)).toEqual([undefined, '₹']);
  const tooHeavy: string[] = [];
  for (const path of [...(await weighed()), ...drawn]) {
    const bytes = weightOf(await fetched(path), fonts, drawn.includes(path) ? qualityOfDrawn : undefined);
    if (bytes > maxBytes) tooHeavy.push(`${path}: ${bytes}`);
  }
  expect(tooHeavy).toEqual([]);
});

test('On a phone a page ends after a few screens, and a cover’s page answers within two', {
  timeout: 240_000,
}, async () => {
  const page = await visit('/', { width: 390, siteUrl: site.url });
  const tooHigh: string[] = [];
  const tooFar: string[] = [];
  let covers = 0;
  for (const path of await weighed()) {
    const drawn = /<main[^>]* data-kind="([^"]+)"/.exec(await fetched(path))?.[1];
    // Pages that no editor writes, such as a question's, are of none.
    const kind = pageKinds.find((each) => each === drawn);
    const isAboutCover = kind !== undefined && hasTrait(kind, 'cover');
    await page.goto(path);
    await page.locator('html:not([data-fresh])').waitFor();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > maxHeights[lengthOf(path)]) tooHigh.push(`${path}: ${height}`);
    const answer = page.locator('.block-cover, .block-matrix').first();
    if (!isAboutCover && (await page.locator('.block-cover').count()) === 0) continue;
    if ((await answer.count()) === 0) continue;
    covers += 1;
    expect(await answer.locator('li, summary').first().isVisible(), path).toBe(true);
    const top = await answer.evaluate((block) => block.getBoundingClientRect().top + scrollY);
    if (top > maxTopOfAnswer) tooFar.push(`${path}: ${top}`);
  }
  expect(covers).toBeGreaterThan(isExhaustive ? 20 : 10);
  expect(tooHigh).toEqual([]);
  expect(tooFar).toEqual([]);
});

function lengthOf(path: string): keyof typeof maxHeights {
  if (path === '/corporate-insurance') return 'hub';
  return longReads.test(path) ? 'long' : 'content';
}

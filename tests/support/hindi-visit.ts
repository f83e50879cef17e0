import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { resultEndpoints } from '#tools/journey/result-endpoints.ts';
import type { Tool } from '#tools/tool.ts';
import { englishIn } from './english-sentences.ts';
import { newSession } from './fault-visitor.ts';
import { textOf } from './journey-browser.ts';
import { shiftsOf } from './journey-shifts.ts';
import { sampleAnswers } from './sample-answers.ts';

/** Steps of a visitor in Hindi. */

export function fontOfText(page: Page): Promise<string> {
  return page
    .locator('main section p')
    .first()
    .evaluate((text) => getComputedStyle(text).fontFamily);
}

/** On a phone's first page: both weights come after the page has loaded, for the next one, and nothing in view moves. */
export async function expectOwnDevanagari(page: Page): Promise<void> {
  const fonts = await expectNoEarlyFont(page);
  expect(fonts.filter((name) => name.includes('devanagari'))).toHaveLength(2);
  expect(await fontOfText(page)).not.toMatch(/^"Anek Latin"/);
  expect(await shiftsOf(page)).toBeLessThan(0.001);
}

/** A font that a phone's first page fetches before its words are there delays them. @returns those that came after them */
export async function expectNoEarlyFont(page: Page): Promise<string[]> {
  await page.waitForFunction(() => sessionStorage.getItem('font'));
  const fonts = await page.evaluate(() => {
    const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, startTime }) => ({ name, isEarly: startTime < (opening?.loadEventEnd ?? 0) }));
  });
  expect(fonts.filter(({ isEarly }) => isEarly)).toEqual([]);
  return fonts.map(({ name }) => name);
}

/** The first letter about a rejected claim: to read, and, where scripts run, to take away as a file. */
export async function expectLetter(page: Page, hasScripts: boolean): Promise<void> {
  const letter = page.locator('#letter-1');
  await letter.locator('summary').first().click();
  expect(await textOf(letter.locator('.letter-paper'))).toContain('महोदय');
  const take = letter.locator('[data-take=text]');
  expect(await take.isVisible()).toBe(hasScripts);
  if (!hasScripts) return;
  const [file] = await Promise.all([page.waitForEvent('download'), take.click()]);
  const text = fs.readFileSync(await file.path(), 'utf8');
  expect(text).toContain('महोदय');
  expect(englishIn(text)).toEqual([]);
}

/** Sends sample answers to a tool. @returns the address of its result */
export async function resultInHindi({ questionnaire }: Tool, siteUrl: string): Promise<string> {
  const { origin, ...session } = await newSession(siteUrl);
  const given = Object.entries(sampleAnswers(questionnaire));
  const answers = Object.fromEntries(
    given.map(([name, answer]) => [name, answer === 'Pune' ? 'पुणे' : answer]),
  );
  const made = await fetch(`${siteUrl}/api/${resultEndpoints[questionnaire.key]}`, {
    method: 'POST',
    headers: { ...session, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 1, answers, locale: 'hi' }),
  });
  const { data } = (await made.json()) as { data: { result: { url: string } } };
  expect(data.result.url).toContain('/hi/');
  return new URL(data.result.url, siteUrl).href;
}

/**
 * On a phone. The hub is as high as in English; others may be a sixteenth higher, since their words are longer, and the
 * switch of languages takes a line. The page of contacts has all that an office sets here, and a form that is open.
 */
export async function expectToEnd(page: Page, path: string): Promise<void> {
  const isLong = /^\/$|^\/blog|^\/contact-us/.test(path);
  const most = path === '/corporate-insurance' ? 6000 : isLong ? 8075 : 6900;
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
}

/** No page leads there, or only with what a test does not know. */
export const unlinked = [
  ...['/404', '/thank-you', '/thank-you?reference=AB2CD3EF', '/thank-you-pos', '/llms.txt', '/call-back'],
  ...['/health-calculator', '/risk-janampatri', '/corporate-risk-janampatri'].map(
    (tool) => `${tool}/thank-you`,
  ),
  ...['/search?q=insurance', '/search?q=qqqq'],
].map((path) => `/hi${path}`);

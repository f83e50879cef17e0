import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { personalRisk } from '#tools/personal-risk/personal-risk.questionnaire.ts';
import { englishSentencesIn } from '../support/english-sentences.ts';
import { newSession } from '../support/fault-visitor.ts';
import { expectAccessible, visit, withBrowser } from '../support/journey-browser.ts';
import { referencePattern, somebody } from '../support/journey-form.ts';
import { mailsAbout } from '../support/journey-mail.ts';
import { overflowingElements } from '../support/journey-overflow.ts';
import { type SiteProcess, startSite } from '../support/journey-site.ts';
import { pageOfEachKind } from '../support/page-kinds.ts';
import { fontsOf, maxBytes, weightOf } from '../support/page-weight.ts';
import { sampleAnswers } from '../support/sample-answers.ts';
import { copySeededCluster } from '../support/seeded-cluster.ts';

/** A visitor who thinks in Hindi: reads, asks for a call, works out a cover, and changes the language on the way. */
withBrowser();

const dataDir = temporaryFolder();
let site: SiteProcess;

beforeAll(async () => {
  const { SMTP_URL = '', SUPPORT_EMAIL = '' } = inject('site').environment;
  const environment = { DATA_DIR: dataDir, CAPTCHA: 'off', RATE_LIMITS: 'off', DESK: 'off' };
  const inBoth = { ...environment, SMTP_URL, SUPPORT_EMAIL, LANGUAGES: 'en,hi' };
  await copySeededCluster(dataDir);
  site = await startSite(inBoth);
});
afterAll(async () => {
  await site?.stop();
  removeFolder(dataDir);
});

const inHindi = (address: string, options: Parameters<typeof visit>[1] = {}) =>
  visit(address === '/' ? '/hi' : `/hi${address}`, {
    siteUrl: site.url,
    locale: 'hi-IN',
    expects: /\/404 .*status of 404|status of 422/,
    ...options,
  });

test.each(Object.entries(pageOfEachKind))(
  'The page of kind %s says nothing in English, stays in Hindi, and fits',
  async (_kind, address) => {
    const page = await inHindi(address, { width: 390 });
    expect(new URL(page.url()).pathname).toMatch(/^\/hi/);
    expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN');
    expect(await englishSentencesIn(page.locator('html'))).toEqual([]);
    const sentences = (await page.locator('p, li, dd').allTextContents()).join('\n');
    expect(sentences).not.toMatch(/\p{Script=Devanagari}\.(\s|$)/u);
    const links = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    expect(links.filter((link) => !/^\/(hi(\/|$|#|\?)|documents\/)/.test(link))).toEqual([]);
    await page.locator('html:not([data-fresh])').waitFor();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflowingElements(page), `${width} px`).toEqual([]);
    }
  },
);

test('The same page is one press away in the other language, at the same place', async () => {
  const page = await inHindi('/claims', { width: 390 });
  await page.locator('main section').nth(3).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await page.locator('.language-switch').dispatchEvent('click');
  await page.waitForURL(`${site.url}/claims`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  expect(await page.locator('link[rel=alternate][hreflang=hi-IN]').getAttribute('href')).toBe(
    `${site.url}/hi/claims`,
  );
});

test('A browser that asks for Hindi is offered it once, and never forced', async () => {
  const page = await visit('/claims', { siteUrl: site.url, locale: 'hi-IN' });
  const offer = page.locator('.language-offer');
  await offer.waitFor();
  expect(await offer.getAttribute('lang')).toBe('hi-IN');
  await expectAccessible(page);
  await page.reload();
  await page.locator('[data-scripts]').waitFor();
  expect(await offer.count()).toBe(0);
});

test('Without JavaScript a call is asked for in Hindi: the errors, the thanks and the mail are in Hindi', async () => {
  const page = await inHindi('/cyber-insurance', { javaScriptEnabled: false, width: 390 });
  const main = page.getByRole('main');
  await main.locator('a[data-call-back]').first().click();
  await page.waitForURL(/\/hi\/call-back/);
  await main.locator('button[type=submit]').click();
  await main.locator('.error-summary').waitFor();
  expect(await englishSentencesIn(main)).toEqual([]);
  const { phone } = somebody();
  for (const [field, answer] of Object.entries({
    name: 'मीरा जोशी',
    phone,
    city: 'पुणे',
    email: `m${phone}@example.com`,
  }))
    await main.locator(`[name=${field}]`).fill(answer);
  await main.locator('[name=consent]').check();
  // Faster than three seconds no one fills a form.
  await page.waitForTimeout(3050);
  await main.locator('button[type=submit]').click();
  await page.waitForURL(/\/hi\/.*reference=/);
  const [reference = ''] = referencePattern.exec(page.url()) ?? [];
  expect(await englishSentencesIn(main)).toEqual([]);
  const [, mail] = await mailsAbout(reference, 2);
  expect(mail?.subject).toMatch(/\p{Script=Devanagari}/u);
  expect(mail?.text).toContain(`${site.url}/hi/status`);
  expect(mail?.text).not.toMatch(/[a-z]{2,} [a-z]{2,} [a-z]{2,}/);
});

test('Three fields are answered in Hindi with dates, a list and a calendar', async () => {
  const page = await inHindi('/renewal-reminder', { javaScriptEnabled: false, width: 390 });
  const main = page.getByRole('main');
  const year = String(new Date().getFullYear() + 1);
  await main.locator('[name=cover]').selectOption('health');
  await main.locator('[name=day]').fill('5');
  await main.locator('[name=month]').selectOption('3');
  await main.locator('[name=year]').fill(year);
  await main.locator('.renewal-form button').click();
  const sheet = main.locator('.renewal-sheet');
  expect(await sheet.locator('time').allTextContents()).toContain(`4 जनवरी ${year}`);
  expect(await englishSentencesIn(main)).toEqual([]);
  expect(await overflowingElements(page)).toEqual([]);
  await expectAccessible(page);
});

/** Three English words in small letters in a row, outside of addresses, quotations and terms in brackets. */
function englishIn(text: string): string[] {
  const words = text.replace(
    /https?:\S+|\([^)]*\)|“[^”]*”|`[^`]*`|FOB, free on board|CIF, cost, insurance and freight/g,
    '',
  );
  return words.match(/(?<![\p{L}\d@/.-])[a-z]{2,}(?: [a-z]{2,}){2,}(?![\p{L}\d@/-])/gu) ?? [];
}

test('What programs read is in Hindi: the list of pages, their Markdown, and the feeds', async () => {
  const read = async (path: string) => {
    const answer = await fetch(site.url + path);
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  const list = await read('/hi/llms.txt');
  expect(englishIn(list)).toEqual([]);
  const twins = [...list.matchAll(/\((https?:[^)]+\.md)\)/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  expect(twins.length).toBeGreaterThan(90);
  expect(twins.filter((path) => !/^\/hi[./]/.test(path))).toEqual([]);
  const english: string[] = [];
  for (const path of [...twins, '/hi/rss/blog.xml', '/hi/rss/news.xml', '/hi/rss/newsletter.xml']) {
    const text = await read(path);
    expect(text, path).toMatch(/\p{Script=Devanagari}/u);
    english.push(...englishIn(text.replace(/<[^>]*>/g, ' ')).map((found) => `${path}: ${found}`));
  }
  expect(english).toEqual([]);
});

test.each(['beema', 'बिमा', 'insurance'])('%s finds pages in Hindi', async (asked) => {
  const page = await inHindi(`/search?q=${encodeURIComponent(asked)}`, {
    javaScriptEnabled: false,
    width: 390,
  });
  const titles = await page.locator('.search-results h2').allTextContents();
  expect(titles.length).toBeGreaterThan(5);
  expect(titles.slice(0, 5).filter((title) => !title.includes('बीमा'))).toEqual([]);
  expect(await englishSentencesIn(page.locator('html'))).toEqual([]);
});

test('A city is offered in Hindi and kept in the spelling of the list, and the call is one in Hindi', async () => {
  const page = await inHindi('/cyber-insurance', { width: 390 });
  await page.locator('html:not([data-fresh])').waitFor();
  await page.getByRole('main').locator('a[data-call-back]').first().click();
  const dialog = page.getByRole('dialog');
  const city = dialog.locator('[name=city]');
  await city.fill('इंद');
  const option = page.getByRole('option', { name: 'इंदौर, मध्य प्रदेश' });
  await option.click();
  expect(await city.inputValue()).toBe('इंदौर, मध्य प्रदेश');
  expect(await dialog.locator('[name=contact_language]').inputValue()).toBe('Hindi');
  const { phone } = somebody();
  await dialog.locator('[name=name]').fill('मीरा जोशी');
  await dialog.locator('[name=phone]').fill(phone);
  await dialog.locator('[name=email]').fill(`c${phone}@example.com`);
  await dialog.locator('[name=consent]').check();
  await page.waitForTimeout(3050);
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText(referencePattern).first().waitFor();
  const [reference = ''] = referencePattern.exec((await dialog.textContent()) ?? '') ?? [];
  const [mail] = await mailsAbout(reference, 2);
  expect(mail?.text).toContain('Indore, Madhya Pradesh');
  expect(mail?.text).toMatch(/Language: Hindi/);
});

test('A chart of risks is drawn in Hindi', async () => {
  const { origin, ...session } = await newSession(site.url);
  const asked = await fetch(`${site.url}/api/janampatri_quostions?locale=hi`);
  const { data } = (await asked.json()) as { data: { version: number } };
  const made = await fetch(`${site.url}/api/create_janampatri`, {
    method: 'POST',
    headers: { ...session, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ version: data.version, answers: sampleAnswers(personalRisk), locale: 'hi' }),
  });
  const { data: saved } = (await made.json()) as { data: { result: { url: string } } };
  expect(saved.result.url).toContain('/hi/');
  const page = await visit(saved.result.url, { siteUrl: site.url, width: 390, locale: 'hi-IN' });
  expect(await englishSentencesIn(page.locator('html'))).toEqual([]);
  expect(await overflowingElements(page)).toEqual([]);
});

test('The heaviest page is within its budget with a second language beside it', async () => {
  const html = await (await fetch(`${site.url}/glossary`)).text();
  expect(html).toMatch(/hreflang="hi-IN"/i);
  expect(weightOf(html, await fontsOf(html, site.url))).toBeLessThanOrEqual(maxBytes);
});

test('A language that the site does not speak stops the start with that reason alone', async () => {
  const folder = temporaryFolder();
  const start = startSite({ DATA_DIR: folder, CAPTCHA: 'off', LANGUAGES: 'en,xx' });
  await expect(start).rejects.toThrow(
    /It wrote:\n*LANGUAGES: "xx" is none of this site's languages: en, hi\n*$/,
  );
  removeFolder(folder);
});

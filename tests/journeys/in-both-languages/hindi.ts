import { expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { hasPoppler, wordsOfPdf } from '#tools/report/testing/read-pdf.ts';
import { tools } from '#tools/tools.ts';
import { crawlWithoutScripts } from '../../support/crawl-without-scripts.ts';
import { englishIn, englishSentencesIn } from '../../support/english-sentences.ts';
import { sampleOf } from '../../support/exhaustive.ts';
import { englishAmong } from '../../support/foreign-texts.ts';
import {
  expectLetter,
  expectNoEarlyFont,
  expectOwnDevanagari,
  expectToEnd,
  fontOfText,
  resultInHindi,
  unlinked,
} from '../../support/hindi-visit.ts';
import { expectAccessible, visit } from '../../support/journey-browser.ts';
import { referencePattern, somebody } from '../../support/journey-form.ts';
import { mailsAbout } from '../../support/journey-mail.ts';
import { overflowingElements } from '../../support/journey-overflow.ts';
import { watchShifts } from '../../support/journey-shifts.ts';
import { startSite } from '../../support/journey-site.ts';
import { nightlyTest } from '../../support/nightly-test.ts';
import { highestInHindi, pageOfEachKind } from '../../support/page-kinds.ts';
import { firstViewOnPhone, fontsOf, maxBytes, weightOf } from '../../support/page-weight.ts';
import { expectToTakeAway, visitors } from '../../support/seven-visitors.ts';
import { site } from '../../support/site-in-both-languages.ts';
import { sitemapPaths } from '../../support/sitemap-paths.ts';

/** A visitor who thinks in Hindi: reads, asks for a call, works out a cover, and changes the language on the way. */
const inHindi = (address: string, options: Parameters<typeof visit>[1] = {}) =>
  visit(`/hi${address}`.replace(/\/$/, ''), {
    siteUrl: site.url,
    locale: 'hi-IN',
    expects: /\/404 .*status of 404|status of 422/,
    ...options,
  });

test.each([...sampleOf(Object.entries(pageOfEachKind), 2), ...sampleOf(highestInHindi, 1)])(
  'The page of kind %s says nothing in English, stays in Hindi, fits, and ends',
  async (_kind, address) => {
    const page = await inHindi(address, { width: 390 });
    expect(new URL(page.url()).pathname).toMatch(/^\/hi/);
    expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN');
    expect(await englishSentencesIn(page.locator('html'))).toEqual([]);
    const links = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    expect(links.filter((link) => !/^\/(hi(\/|$|#|\?)|documents\/)/.test(link))).toEqual([]);
    await page.locator('html:not([data-fresh])').waitFor();
    await expectToEnd(page, address);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflowingElements(page), `${width} px`).toEqual([]);
    }
  },
);

test.each(['home', 'product', 'sector', 'faq', 'contact', 'post'] as const)(
  'On a phone the first view of the page of kind %s costs less than half of 75 kB',
  async (kind) => {
    const address = pageOfEachKind[kind];
    const html = await (await fetch(`${site.url}/hi${address === '/' ? '' : address}`)).text();
    expect(firstViewOnPhone(html)).toBeLessThan(37_500);
  },
);

test('A phone’s first page is in its own Devanagari and waits for no font, the next one has the brand’s', async () => {
  const page = await inHindi('/cyber-insurance', { width: 390, prepare: watchShifts });
  await expectOwnDevanagari(page);
  await page.goto('/hi/cruise', { waitUntil: 'commit', referer: page.url() });
  await page.locator('html[data-font]').waitFor();
  expect(await fontOfText(page)).toMatch(/^"Anek Latin", "Anek Devanagari"/);
});

test.each(sampleOf(visitors, 1))(
  '%s gets to an answer in two taps and takes something away in four',
  async (_who, answer, onward) => {
    await expectToTakeAway({ answer, onward }, { siteUrl: site.url, language: 'hi' });
  },
);

test.each([true, false])(
  'A family with a rejected claim gets from the home page to a letter, with scripts: %s',
  async (javaScriptEnabled) => {
    const page = await inHindi('/', { width: 390, javaScriptEnabled });
    await page.locator('a[href="/hi/claim-rejected"]:visible').first().click();
    await page.waitForURL(`${site.url}/hi/claim-rejected`);
    await expectLetter(page, javaScriptEnabled);
  },
);

test('The same page is one press away in the other language, at the same place', async () => {
  const page = await inHindi('/claims', { width: 390 });
  await page.locator('main section').nth(3).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.locator('.language-switch').dispatchEvent('click');
  await page.waitForURL(`${site.url}/claims`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  expect(await page.locator('link[rel=alternate][hreflang=hi-IN]').getAttribute('href')).toBe(
    `${site.url}/hi/claims`,
  );
});

test('A browser that asks for Hindi is offered it once, and never forced', async () => {
  const page = await visit('/claims', { siteUrl: site.url, locale: 'hi-IN', width: 390 });
  const offer = page.locator('.language-offer');
  await offer.and(page.locator('[lang=hi-IN]')).waitFor();
  await expectAccessible(page);
  await expectNoEarlyFont(page);
  await page.reload();
  await page.locator('[data-scripts]').waitFor();
  expect(await offer.count()).toBe(0);
});

nightlyTest(
  'Without JavaScript a call is asked for in Hindi: the errors, the thanks and the mail are in Hindi',
  async () => {
    const page = await inHindi('/cyber-insurance', { javaScriptEnabled: false, width: 390 });
    const main = page.getByRole('main');
    await main.locator('a[data-call-back]').first().click();
    await page.waitForURL(/\/hi\/call-back/);
    await main.locator('button[type=submit]').click();
    await main.locator('.error-summary').waitFor();
    expect(await englishSentencesIn(main)).toEqual([]);
    const { phone } = somebody();
    const answers = { name: 'मीरा जोशी', phone, city: 'पुणे', email: `m${phone}@example.com` };
    for (const [field, answer] of Object.entries(answers)) await main.locator(`[name=${field}]`).fill(answer);
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
  },
);

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
  await sheet.waitFor();
  const dates = (await sheet.locator('time').allTextContents()).join('\n');
  expect(dates).toContain(`4 जनवरी ${year}`);
  expect(await englishSentencesIn(main)).toEqual([]);
  expect(await overflowingElements(page)).toEqual([]);
  await expectAccessible(page);
});

nightlyTest(
  'Whatever is linked, sent blank or read by programs says nothing in English',
  {
    timeout: 480_000,
  },
  async () => {
    const published = await sitemapPaths(site.url, 'hi');
    expect(published.length).toBeGreaterThan(100);
    const seen = await crawlWithoutScripts(site.url, [...published, ...unlinked], '/hi');
    const lost = seen.filter(({ status, place }) => ![200, 422].includes(status) && place !== '/hi/404');
    expect(lost.map(({ status, place }) => `${status} ${place}`)).toEqual([]);
    expect(seen.filter(({ status }) => status === 422).length).toBeGreaterThan(60);
    expect(seen.filter(({ type }) => type === 'text/markdown').length).toBeGreaterThan(100);
    expect(seen.filter(({ type }) => type.endsWith('xml')).length).toBe(3);
    expect(englishAmong(seen)).toEqual([]);
  },
);

test.each(tools.map((tool) => [tool.questionnaire.key, tool] as const))(
  'The result of %s is in Hindi, on its page and on paper',
  async (_key, tool) => {
    const url = await resultInHindi(tool, site.url);
    const page = await visit(url, { siteUrl: site.url, width: 390, locale: 'hi-IN' });
    expect(await overflowingElements(page)).toEqual([]);
    const text = await page.content();
    expect(englishAmong([{ place: url, status: 200, type: 'text/html', text }])).toEqual([]);
    const href = await page.locator('main a[href$=".pdf"]').first().getAttribute('href');
    const pdf = await page.request.get(href ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    if (hasPoppler()) expect(englishIn(wordsOfPdf(await pdf.body()))).toEqual([]);
  },
);

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

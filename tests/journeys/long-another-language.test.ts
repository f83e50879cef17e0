import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { personalRisk } from '#tools/personal-risk/personal-risk.questionnaire.ts';
import { pathIn } from '#ui/language/paths.ts';
import { sampleOf } from '../support/exhaustive.ts';
import { newSession } from '../support/fault-visitor.ts';
import { visit, withBrowser } from '../support/journey-browser.ts';
import { referencePattern, somebody } from '../support/journey-form.ts';
import { overflowingElements } from '../support/journey-overflow.ts';
import { type SiteProcess, shareFiles, startSite } from '../support/journey-site.ts';
import { pageOfEachKind } from '../support/page-kinds.ts';
import { textsInPlainEnglish } from '../support/plain-english.ts';
import { sampleAnswers } from '../support/sample-answers.ts';

/** A visitor reads the site in a language that is all accents: text that is still English there, is so for everyone. */
withBrowser();

const strange = 'en-XA';
const dataDir = temporaryFolder();
let site: SiteProcess;

beforeAll(async () => {
  // Another instance on the same database, for visitors only.
  const { environment: ofSite, dataDir: shared } = inject('site');
  const environment = { ...ofSite, DATA_DIR: dataDir, DESK: 'off', PSEUDO_LOCALE: 'on' };
  shareFiles(shared, dataDir);
  site = await startSite(environment);
});
afterAll(async () => {
  await site?.stop();
  removeFolder(dataDir);
});

const visitStrange = (path: string, width = 1280) =>
  visit(pathIn(strange, path), { siteUrl: site.url, width, expects: /\/404 .*status of 404/ });

test.each(sampleOf(Object.entries(pageOfEachKind), 8, 1))(
  'The page of kind %s says nothing in plain English, links within its language, and fits two fifths longer',
  async (_kind, path) => {
    const page = await visitStrange(path, 390);
    expect(await textsInPlainEnglish(page.locator('html'))).toEqual([]);

    const links = await page
      .locator('a[href^="/"], form[action^="/"]')
      .evaluateAll((all) =>
        all.map((each) => each.getAttribute('href') ?? each.getAttribute('action') ?? ''),
      );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !link.startsWith(`/${strange}`))).toEqual([]);

    await page.locator('html:not([data-fresh])').waitFor();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflowingElements(page), `${width} px`).toEqual([]);
    }
  },
);

test('An unknown address leads to the page that says so in the visitor’s language', async () => {
  const page = await visitStrange('/no-such-page');
  expect(new URL(page.url()).pathname).toBe(`/${strange}/404`);
});

test('A sentence of the home page leads on in the visitor’s language', async () => {
  const page = await visitStrange('/');
  await page.locator('form.finder button').click();
  await page.waitForURL(`${site.url}/${strange}/*`);
  expect(await page.locator('h1').textContent()).toContain('~');
});

test('A page of the language at the root is unchanged, and has nothing of the strange one', async () => {
  const page = await visit('/cruise', { siteUrl: site.url });
  expect(await page.content()).not.toContain(strange);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect(sitemap).toContain('/cruise</loc>');
  expect(sitemap).not.toContain(strange);
});

test('The questions of a tool, and what comes of them, say nothing in plain English', async () => {
  const page = await visitStrange('/risk-janampatri/questions/household');
  await page.locator('[data-running]').first().waitFor();
  expect(await textsInPlainEnglish(page.locator('html'))).toEqual([]);

  const { origin, ...session } = await newSession(site.url);
  const asked = await fetch(`${site.url}/api/janampatri_quostions`);
  const { data } = (await asked.json()) as { data: { version: number } };
  const made = await fetch(`${site.url}/api/create_janampatri`, {
    method: 'POST',
    headers: { ...session, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ version: data.version, answers: sampleAnswers(personalRisk), locale: strange }),
  });
  const { data: saved } = (await made.json()) as { data: { result: { url: string } } };
  const result = await visit(saved.result.url, { siteUrl: site.url });
  expect(await textsInPlainEnglish(result.locator('html'))).toEqual([]);
  expect(await overflowingElements(result)).toEqual([]);
});

test('The call-back dialog says nothing in plain English, errors and thanks included', async () => {
  const page = await visitStrange('/cruise');
  await page.locator('main a[data-call-back]').first().click();
  const dialog = page.locator('dialog.call-back');
  await dialog.locator('form').waitFor();
  expect(await textsInPlainEnglish(dialog)).toEqual([]);

  // The captcha begins to work with the first key that is pressed.
  const submit = dialog.locator('button[type=submit]:not([aria-disabled=true])');
  await dialog.locator('[name=name]').fill('A');
  await submit.click();
  await dialog.locator('.error-summary').waitFor();
  expect(await textsInPlainEnglish(dialog)).toEqual([]);

  const { name = '', phone } = somebody();
  await dialog.locator('[name=name]').fill(name);
  await dialog.locator('[name=phone]').fill(phone);
  await dialog.locator('[name=city]').fill('Pune');
  await dialog.locator('[name=city]').press('Tab');
  await dialog.locator('[name=consent]').check();
  await submit.click();
  await dialog.getByText(referencePattern).first().waitFor();
  const thanks = await textsInPlainEnglish(dialog);
  expect(thanks.filter((text) => !referencePattern.test(text))).toEqual([]);
});

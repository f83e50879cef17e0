import fs from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { validateDocx } from '#platform/files/validate-docx.ts';
import { zipEntries } from '#platform/files/zip-directory.ts';
import { hasPoppler, wordsOfPdf } from '#tools/report/testing/read-pdf.ts';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { tabTo } from '../support/journey-keyboard.ts';
import { nightlyTest } from '../support/nightly-test.ts';

withBrowser();

test('A visitor fills in two letters at once by keyboard, and takes one away as text and as a Word file', async () => {
  const page = await visit('/claim-rejected');
  const posts: string[] = [];
  page.on('request', (request) => void (request.method() === 'GET' || posts.push(request.url())));
  const letter = await openLetter(page, 'letter-2');
  await tabTo(page, letter.getByLabel('Your name'));
  await page.keyboard.type('Asha Rao');
  await tabTo(page, letter.getByLabel('Policy number'));
  await page.keyboard.type('P/100 & 7');
  await tabTo(page, letter.getByLabel('What happened, with dates'));
  await page.keyboard.type('Fell ill on 4 May.\nAdmitted on 5 May.');
  // Enter in a field of one line sends nothing and leads nowhere.
  await letter.getByLabel('Policy number').press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page);

  const subject = 'Subject: Complaint: policy P/100 & 7, claim [claim number]';
  const text = (await taken(page, letter, 'Text file')).toString();
  expect(text).toContain(subject);
  expect(text).toContain('\nFell ill on 4 May.\nAdmitted on 5 May.\n');
  expect(await textOf(letter.getByRole('status'))).toContain('Some blanks are still empty');
  const word = await taken(page, letter, 'Word file');
  expect(await validateDocx(word)).toEqual({ type: 'docx' });
  const document = zipEntries(word)?.find(({ name }) => name === 'word/document.xml');
  expect(document?.data.toString()).toContain(subject.replace('&', '&amp;'));
  const third = page.locator('#letter-3 .letter-paper');
  expect(await textOf(third)).toContain('policy P/100 & 7');
  expect(posts).toEqual([]);
});

test('A letter is printed by itself, and the page is whole again afterwards', async () => {
  const page = await visit('/claims/health');
  const letter = await openLetter(page, 'covering-letter');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await letter.getByRole('button', { name: 'Print or save as PDF' }).click();
  await page.emulateMedia({ media: 'print' });
  expect(await page.title()).toBe('covering-letter');
  expect(await page.locator('.letter-paper').isVisible()).toBe(true);
  for (const other of ['h1', 'footer', '#covering-letter h2'])
    expect(await page.locator(other).first().isVisible(), other).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  expect(await page.title()).toContain('Health claim');
  expect(await page.locator('h1').isVisible()).toBe(true);
});

test('What was typed is there after a reload if the visitor asked for it, and only then', async () => {
  const page = await visit('/claim-rejected', { width: 390 });
  const insurer = () => page.locator('#letter-1').getByLabel('Insurer', { exact: true });
  const asked = () => page.locator('#letter-1').getByRole('checkbox');
  await (await openLetter(page, 'letter-1')).getByLabel('Insurer', { exact: true }).fill('Sample General');
  await page.reload();
  await openLetter(page, 'letter-1');
  expect(await insurer().inputValue()).toBe('');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await asked().check();
  await insurer().fill('Sample General');
  await expectAccessible(page);
  await page.reload();
  await openLetter(page, 'letter-1');
  expect(await insurer().inputValue()).toBe('Sample General');
  expect(await textOf(page.locator('#letter-2 .letter-paper'))).toContain('Sample General');
  await asked().uncheck();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('What is typed before a slow script has come stays, and the fold stays open', async () => {
  const mayCome = Promise.withResolvers<void>();
  const page = await visit('/claim-rejected', {
    prepare: async (opened) => {
      await opened.clock.install();
      await opened.route('**/assets/letter.island*', async (route) => {
        await mayCome.promise;
        await route.continue();
      });
    },
  });
  const letter = page.locator('#letter-1');
  await letter.locator('summary').first().click();
  await letter.getByText('Fill in this letter here').click();
  // Nothing happens until the script has been waited for long enough: then the fold opens by itself.
  await page.clock.fastForward(16_000);
  const insurer = letter.getByLabel('Insurer', { exact: true });
  await insurer.fill('Sample General');
  mayCome.resolve();
  await page.locator('[data-island][data-running] .letter-form').first().waitFor({ state: 'attached' });
  await expect.poll(() => textOf(letter.locator('.letter-paper'))).toContain('Sample General');
  expect([await insurer.isVisible(), await insurer.inputValue()]).toEqual([true, 'Sample General']);
});

nightlyTest('After a reload, too, what is typed before the script has come stays', async () => {
  const mayCome = Promise.withResolvers<void>();
  const page = await visit('/claim-rejected');
  await page.route('**/assets/letter.island*', async (route) => {
    await mayCome.promise;
    await route.continue();
  });
  await page.reload();
  const letter = page.locator('#letter-1');
  await letter.locator('summary').first().click();
  // As when the script has been waited for long enough; a clock of the test's own would hide that it was a reload.
  await letter.locator('.letter-form details').evaluate((fold: HTMLDetailsElement) => {
    fold.open = true;
  });
  const name = letter.getByLabel('Your name');
  const insurer = letter.getByLabel('Insurer', { exact: true });
  await name.fill('Asha Rao');
  await insurer.fill('Sample General');
  mayCome.resolve();
  await expect.poll(() => textOf(letter.locator('.letter-paper'))).toContain('Sample General');
  expect([await name.inputValue(), await insurer.inputValue()]).toEqual(['Asha Rao', 'Sample General']);
});

test('Without JavaScript the letters are there with their blanks, and nothing that would not work', async () => {
  const page = await visit('/grievance', { javaScriptEnabled: false });
  const letter = page.locator('#letter');
  expect(await textOf(letter.locator('.letter-paper'))).toContain(
    'Complaint: [policy number or our reference]',
  );
  await letter.getByRole('heading').click();
  const controls = letter.locator('.letter').locator('input, summary, button:not(.word)');
  expect(await controls.locator('visible=true').count()).toBe(0);
  await expectAccessible(page);
});

nightlyTest(
  'Without JavaScript a visitor works out dates from a page about claims, and takes them as a calendar',
  async () => {
    const page = await visit('/claims/motor', { javaScriptEnabled: false, width: 390 });
    const form = page.locator('#dates form');
    expect(await form.getByLabel('What happened?').inputValue()).toBe('vehicle-damage');
    await form
      .getByLabel('What happened?')
      .selectOption({ label: 'I complained to the insurer’s grievance officer' });
    const day = form.getByRole('group', { name: 'On which day?' });
    await day.getByLabel('Day').fill('11');
    await day.getByLabel('Month').selectOption('January');
    await day.getByLabel('Year').fill('2027');
    await form.getByRole('button', { name: 'Show the dates' }).click();

    const dates = page.getByRole('region', { name: 'Your dates' });
    // A click waits for the beginning of the next page, not for its end.
    await expect
      .poll(() => dates.getByRole('listitem').locator('time').allTextContents())
      .toEqual(['Monday, 25 January 2027', 'Thursday, 11 February 2027', 'Friday, 11 February 2028']);
    expect(await textOf(dates)).toContain('Source: Insurance Ombudsman Rules, 2017');
    await expectAccessible(page);
    const link = dates.getByRole('link', { name: 'Add the dates to my calendar' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('claim-deadlines.ics');
    expect(fs.readFileSync(await download.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20270125');
  },
);

test('What is missing in the question is said at its field, and the limits are there to read', async () => {
  const page = await visit('/claim-deadlines');
  expect(await textOf(page.getByRole('main'))).toContain('Its grievance officer has 14 days to answer.');
  await expectAccessible(page);
  await page.goto('/claim-deadlines?about=life-claim&on=');
  expect(await page.title()).toMatch(/^Error: /);
  const day = page.getByRole('group', { name: 'On which day?' });
  expect(await day.getByLabel('Year').getAttribute('aria-invalid')).toBe('true');
  expect(await textOf(day)).toContain('Enter the day, month and year');
  expect(await page.getByLabel('What happened?').inputValue()).toBe('life-claim');
  await expectAccessible(page);
});

test('HR takes the census sheet and the three designs away from the page about them', async () => {
  const page = await visit('/group-medical-design', { width: 390 });
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Census sheet for group medical' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toBe('group-medical-census.xlsx');
  const link = page.locator('#three-designs-side-by-side').getByRole('link', { name: /PDF/ });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const pdf = await answer.body();
  const words = hasPoppler() ? wordsOfPdf(pdf) : '';
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  for (const part of ['Three designs side by side', 'Single private room', 'What each lever does to'])
    if (words) expect(words).toContain(part);
  await expectAccessible(page);
  expect((await page.request.get('/personal/bike.pdf', { maxRedirects: 0 })).status()).not.toBe(200);
});

/** The letter, taken out of its fold, once its script is there, with its fields unfolded. */
async function openLetter(page: Page, anchor: string): Promise<Locator> {
  const letter = page.locator(`#${anchor}`);
  await letter.locator('summary').first().click();
  await letter.scrollIntoViewIfNeeded();
  await letter.getByText('Fill in this letter here').click();
  return letter;
}

async function taken(page: Page, letter: Locator, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    letter.getByRole('button', { name }).click(),
  ]);
  return fs.readFileSync(await download.path());
}

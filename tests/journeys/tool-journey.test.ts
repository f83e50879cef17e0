import fs from 'node:fs';
import { expect, test } from 'vitest';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import {
  answerAll,
  answerPage,
  goOn,
  seeResult,
  sheet,
  untilScripted,
} from '../support/journey-questions.ts';

withBrowser();

const questions = '/risk-janampatri/questions';
const heading = 'Four houses stand open, two are thin';

test('A visitor answers page by page, goes back and forth, changes an answer and sees the result', async () => {
  const page = await visit(questions);
  await untilScripted(page);
  await expectAccessible(page);
  const first = page.url();
  await answerPage(page);
  await goOn(page);
  const second = page.url();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.goBack();
  expect([page.url(), await sheet(page).locator(':checked').count()]).toEqual([first, 3]);
  await page.goForward();
  await page.waitForURL(second);
  await answerAll(page);
  expect(await page.title()).toMatch(/^Check your answers/);
  await expectAccessible(page);

  await sheet(page).getByRole('link', { name: 'Change Household' }).click();
  await sheet(page).getByRole('radio', { name: 'A child and I' }).check();
  await goOn(page);
  await page.waitForURL('**/check');
  expect(await textOf(sheet(page))).toContain('A child and I');
  await seeResult(page);
});

test('What is missing is said above and beside it, and the focus goes there', async () => {
  const page = await visit(questions);
  await untilScripted(page);
  await sheet(page).getByRole('button', { name: 'Continue' }).click();
  const summary = sheet(page).getByRole('alert');
  await summary.waitFor();
  expect(await page.title()).toMatch(/^Error: /);
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await summary.getByRole('link').first().press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('household');
  // Typing does not take the focus away again.
  await page.keyboard.press('Space');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('household');
});

test('Without a network nothing is lost: questions go on, and the result comes when the network is back', async () => {
  const page = await visit(questions, { expects: /ERR_INTERNET_DISCONNECTED|token could not be fetched/ });
  await untilScripted(page);
  await answerPage(page);
  await goOn(page);
  const second = page.url();
  await page.reload();
  await untilScripted(page);
  expect(page.url()).toBe(second);

  await page.context().setOffline(true);
  await answerAll(page);
  await sheet(page).getByRole('button', { name: 'See the result' }).click();
  const notice = sheet(page).getByRole('alert');
  await notice.waitFor();
  expect(await textOf(notice)).toContain('Your device could not reach our site.');
  await expectAccessible(page);
  await page.context().setOffline(false);
  expect(await seeResult(page)).toBe(heading);
});

test('With the keyboard alone a visitor comes to the result', async () => {
  const page = await visit(questions);
  await untilScripted(page);
  for (let step = 0; !page.url().endsWith('/check') && step < 40; step += 1) {
    const { href } = new URL(page.url());
    // Tab goes to a question, and not to each of its options; Space takes the first.
    for (let tabs = 0; tabs < 100; tabs += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const element = document.activeElement;
        if (element?.matches('.journey-sheet button[type="submit"]')) return 'button';
        const question = element?.matches('.journey-sheet input') && element.closest('.question');
        return question && !question.querySelector(':checked') ? 'question' : '';
      });
      if (at === 'question') await page.keyboard.press('Space');
      if (at === 'button') break;
    }
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href !== href);
  }
  await sheet(page).getByRole('button', { name: 'See the result' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/result/*');
});

test('Without JavaScript a visitor comes to the same result by plain forms', async () => {
  const page = await visit(questions, { javaScriptEnabled: false });
  await expectAccessible(page);
  await answerPage(page);
  await goOn(page);
  await page.goBack();
  expect(await sheet(page).locator(':checked').count()).toBe(3);
  await answerAll(page);
  await expectAccessible(page);
  expect(await seeResult(page)).toBe(heading);
});

test('On a phone everything fits, and the chart lies below the questions', async () => {
  const page = await visit(questions, { width: 390 });
  await untilScripted(page);
  await expectAccessible(page);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await fits()).toBe(true);
  const sheetBox = await sheet(page).boundingBox();
  const chartBox = await page.locator('.journey-aside').boundingBox();
  expect(chartBox?.y).toBeGreaterThan((sheetBox?.y ?? 0) + (sheetBox?.height ?? 0));
  await answerAll(page);
  expect(await fits()).toBe(true);
  expect(await seeResult(page)).toBe(heading);
});

test('Answers saved to the device are loaded again after all was forgotten', async () => {
  const page = await visit(questions);
  await untilScripted(page);
  await answerPage(page);
  await goOn(page);
  const second = page.url();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save to this device' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^personal-risk-\d{4}-\d{2}-\d{2}\.json$/);
  const file = await download.path();
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ questionnaire: 'personal-risk' });

  await page.getByText('Forget my answers').click();
  await page.getByRole('button', { name: 'Forget them now' }).click();
  await page.waitForURL('**/risk-janampatri');
  expect(await page.evaluate(() => localStorage.getItem('answers:personal-risk'))).toBeNull();

  await page.getByRole('link', { name: 'Load answers that I saved' }).click();
  await untilScripted(page);
  await expectAccessible(page);
  await page.getByLabel('Your file').setInputFiles(file);
  await page.getByRole('button', { name: 'Load the answers' }).click();
  await page.getByRole('heading', { name: 'Your answers are loaded' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go on' }).click();
  expect(page.url()).toBe(second);
});

test('What is answered before the script has come counts, sent or not', async () => {
  const script = '**/assets/tool-journey*';
  let letIn: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  const page = await visit(questions, {
    prepare: (prepared) =>
      prepared.route(script, async (route) => {
        await coming;
        await route.continue();
      }),
  });
  await answerPage(page);
  // Sent as a plain form: the server keeps it, and the next page is under way again.
  await sheet(page).getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/household'));
  await sheet(page).getByRole('radio').first().check();
  letIn();
  await untilScripted(page);
  expect(await sheet(page).locator(':checked').count()).toBe(1);
  await answerAll(page);
  expect(await seeResult(page)).toBe(heading);
});

import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import {
  answerAll,
  answerPage,
  answersOn,
  goOn,
  seeResult,
  sheet,
  untilScripted,
} from '../support/journey-questions.ts';
import { nightlyTest } from '../support/nightly-test.ts';

/** Behaviour that the questions of all tools share, seen on one of them; `every-tool` goes through all. */
withBrowser();

const start = '/risk-janampatri';
const questions = `${start}/questions`;

test('A visitor answers page by page, goes back and forth, changes an answer and sees the result', async () => {
  const page = await visit(questions);
  await untilScripted(page);
  const first = page.url();
  await answerPage(page);
  await goOn(page);
  const second = page.url();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.goBack();
  expect([page.url(), await sheet(page).locator(':checked').count()]).toEqual([first, 1]);
  await page.goForward();
  await page.waitForURL(second);
  await answerAll(page);
  expect(await page.title()).toMatch(/^Check your answers/);

  await sheet(page).getByRole('link', { name: 'Change Household' }).click();
  await sheet(page).getByRole('radio', { name: 'My child and I' }).check();
  await goOn(page);
  await page.waitForURL('**/check');
  expect(await textOf(sheet(page))).toContain('My child and I');
  await seeResult(page);
});

test('A missing answer is named above and at its question, and the focus goes there', async () => {
  const page = await visit(questions);
  await untilScripted(page);
  await sheet(page).getByRole('button', { name: 'Continue' }).click();
  const summary = sheet(page).getByRole('alert');
  await summary.waitFor();
  expect(await page.title()).toMatch(/^Error: /);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('household');
  await expectAccessible(page);
  await summary.getByRole('link').first().press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('household');
  // Typing does not take the focus away again.
  await page.keyboard.press('Space');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('household');
});

test('On a phone the chart lies below the questions', async () => {
  const page = await visit(questions, { width: 390 });
  await untilScripted(page);
  const sheetBox = await sheet(page).boundingBox();
  const chartBox = await page.locator('.journey-aside').boundingBox();
  expect(chartBox?.y).toBeGreaterThan((sheetBox?.y ?? 0) + (sheetBox?.height ?? 0));
});

test('Answers given before the script has come count, sent or not, and keep the focus', async () => {
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
  const given = sheet(page).getByRole('radio').first();
  await given.check();
  letIn();
  await untilScripted(page);
  expect(await sheet(page).locator(':checked').count()).toBe(1);
  expect(await given.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await answerPage(page);
  await goOn(page);
  await page.goto(`${start}/check`);
  await untilScripted(page);
  expect(await sheet(page).locator('dd:not(.checked-change):not(:has(em))').count()).toBe(3);
});

nightlyTest('Two tabs share their answers, and what one deletes the other does not bring back', async () => {
  const page = await visit(questions);
  await untilScripted(page);
  await answerPage(page);
  await goOn(page);
  const other = await page.context().newPage();
  await other.goto(questions);
  await untilScripted(other);
  await answerAll(other);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('answers:personal-risk') ?? '{}'));
  const { answers } = await kept();
  expect(Object.keys(answers).length).toBeGreaterThan(10);

  await sheet(page).getByRole('radio').last().check();
  expect(await kept()).toMatchObject({ answers });
  // Chosen and not sent, it is saved even though the other tab is on another page by now.
  const chosen = Object.fromEntries(await answersOn(page));
  await other.goto(`${questions}/vehicles`);
  await untilScripted(other);
  await page.evaluate(() => {
    addEventListener('storage', () => document.body.setAttribute('data-heard', ''), { once: true });
  });
  await sheet(other).getByRole('checkbox').nth(1).check();
  await page.locator('body[data-heard]').waitFor();
  expect(await answersSaved(page)).toMatchObject(chosen);
  await answerPage(page);
  await goOn(page);
  expect(Object.keys((await kept()).answers)).toEqual(Object.keys(answers));

  await page.goBack();
  await sheet(page).locator(':checked').first().waitFor({ state: 'attached' });
  await other.getByText('Forget my answers').click();
  await other.getByRole('button', { name: 'Forget them now' }).click();
  await other.waitForURL((url) => url.pathname === start);
  await expect.poll(() => sheet(page).locator(':checked').count()).toBe(0);
  await answerPage(page);
  expect(await kept()).toMatchObject({ answers: {} });
});

async function answersSaved(page: Page): Promise<unknown> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save to this device' }).click();
  const { answers } = JSON.parse(fs.readFileSync(await (await coming).path(), 'utf8'));
  return answers;
}

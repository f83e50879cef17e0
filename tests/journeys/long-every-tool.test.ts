import fs from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { fieldOf } from '#forms/form.ts';
import { definitionOf } from '#tools/definitions.ts';
import type { QuestionPage } from '#tools/engine/path.ts';
import { firstChoice } from '#tools/journey/given-answers.ts';
import { sampleOf } from '../support/exhaustive.ts';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { tabTo } from '../support/journey-keyboard.ts';
import { overflowingElements } from '../support/journey-overflow.ts';
import {
  answerPage,
  answersOn,
  goOn,
  seeResult,
  sheet,
  untilScripted,
} from '../support/journey-questions.ts';
import { answerByKeyboard } from '../support/questions-by-keyboard.ts';
import { expectSameOnPaper } from '../support/result-on-paper.ts';
import { type Walk, walks } from '../support/tool-walks.ts';

/** Every tool, on a phone, from its start page to the result and onto paper: with keys alone, and without JavaScript. */
withBrowser();

const expects = /ERR_INTERNET_DISCONNECTED|token could not be fetched/;
const timeoutMs = 120_000;

test.each(sampleOf(walks, 1))(
  'By keys alone, through a reload, a file and a lost network to the result: $who',
  { timeout: timeoutMs },
  async (walk) => {
    const { pages, answers, heading } = walk;
    const page = await visit(placeOf(walk).start, { width: 390, expects });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await press(page, startLink(page, walk));
    await untilScripted(page);
    // The browser keeps the answer from here on, and no longer its address.
    expect(new URL(page.url()).search).toBe('');
    const asking = asksOnItsPage(walk) ? pages.slice(1) : pages;
    for (const [index, asked] of asking.entries()) {
      await arriveAt(page, asked);
      await validateOnce(page, `${walk.tool}: ${kindOf(walk, asked)}`);
      await answerByKeyboard(page, answers);
      if (index === middleOf(walk)) {
        await reloadIt(page);
        await saveAndLoad(page, walk);
        await page.context().setOffline(true);
        await answerByKeyboard(page, answers);
      }
      await page.keyboard.press('Enter');
    }

    await page.waitForURL('**/check');
    await validateOnce(page, `${walk.tool}: the list of answers`);
    const seeIt = sheet(page).getByRole('button', { name: 'See the result' });
    await press(page, seeIt);
    const notice = sheet(page).getByRole('alert');
    await notice.waitFor();
    expect(await textOf(notice)).toContain('Your device got no answer from us.');
    await validateOnce(page, 'a lost network');
    await page.context().setOffline(false);
    await press(page, seeIt);
    await page.waitForURL('**/result/*');

    expect(plain(await textOf(page.getByRole('heading', { level: 1 })))).toBe(heading);
    await validateOnce(page, `${walk.tool}: the result`);
    expect(await overflowingElements(page)).toEqual([]);
    expect(await page.locator('.house').count()).toBe(definitionOf(walk.tool).needs.houses.length);
    await expectSameOnPaper(page, walk.repeated);
  },
);

// Each page is loaded again: one walk for a tool. The other sets are sent as plain forms in `tool-journey` of integration.
const oneOfEachTool = walks.filter((walk) => walks.find(({ tool }) => tool === walk.tool) === walk);

test.each(sampleOf(oneOfEachTool, 1))(
  'Without JavaScript to the same result: $who',
  { timeout: timeoutMs },
  async (walk) => {
    const { pages, answers, heading } = walk;
    const page = await visit(placeOf(walk).start, { width: 390, javaScriptEnabled: false });
    await startLink(page, walk).click();
    const asking = asksOnItsPage(walk) ? pages.slice(1) : pages;
    for (const [index, asked] of asking.entries()) {
      await arriveAt(page, asked);
      await answerPage(page, answers);
      await validateOnce(page, `plain: ${kindOf(walk, asked)}`);
      const given = await answersOn(page);
      await goOn(page);
      if (index !== middleOf(walk)) continue;
      await page.goBack();
      expect(await answersOn(page)).toEqual(given);
      await page.goForward();
    }
    await validateOnce(page, 'plain: the list of answers');
    expect(plain(await seeResult(page))).toBe(heading);
    await validateOnce(page, `plain: the result of ${walk.tool}`);
  },
);

const validated = new Set<string>();

/** Axe takes a second: a step that looks like one before is not checked again. */
async function validateOnce(page: Page, step: string): Promise<void> {
  if (validated.has(step)) return;
  validated.add(step);
  await expectAccessible(page);
  expect(await overflowingElements(page), step).toEqual([]);
}

/** Kind of the page: which kinds of question, and whether several are on it. */
function kindOf({ tool }: Walk, { questions }: QuestionPage): string {
  const kinds = questions.map((name) => {
    const { kind, isDeclinable } = fieldOf(definitionOf(tool).questionnaire, name) ?? {};
    return isDeclinable ? `${kind}, or rather not` : kind;
  });
  return `${questions.length > 1 ? 'several: ' : ''}${[...new Set(kinds)].join(' and ')}`;
}

function placeOf({ place }: Walk) {
  return place(inject('site').partnerSecret);
}

/** Whether the start page asks the first question, or has its answer chosen. */
function asksOnItsPage({ tool, set }: Walk): boolean {
  return set !== undefined || firstChoiceOf(tool) !== undefined;
}

function firstChoiceOf(tool: Walk['tool']): string | undefined {
  return firstChoice(definitionOf(tool).questionnaire);
}

/** The answer to the first question; where that is not asked, one link at the page's top and one at its end. */
function startLink(page: Page, { tool, set, answers }: Walk): Locator {
  const main = page.getByRole('main');
  const name = set === undefined && firstChoiceOf(tool);
  if (!name) return main.getByRole('link', { name: 'Start the questions', exact: true }).first();
  return main.locator(`.first-answers a[href*="${name}=${answers[name]}"]`);
}

function middleOf({ pages }: Walk): number {
  return Math.floor(pages.length / 2);
}

function arriveAt(page: Page, { key }: QuestionPage): Promise<void> {
  return page.waitForURL(({ pathname }) => pathname.endsWith(`/questions/${key}`));
}

async function press(page: Page, element: Locator): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press('Enter');
}

/** Answers that were given and not sent are still there after a reload. */
async function reloadIt(page: Page): Promise<void> {
  const { href } = new URL(page.url());
  const given = await answersOn(page);
  expect(given).not.toEqual([]);
  await page.reload();
  await untilScripted(page);
  // The script is there a moment before what it has kept.
  await expect.poll(() => answersOn(page)).toEqual(given);
  expect(page.url()).toBe(href);
}

/** Saves the answers, those on the page in view too, has them forgotten, and finds them again by the file. */
async function saveAndLoad(page: Page, walk: Walk): Promise<void> {
  const { tool } = walk;
  const { href } = new URL(page.url());
  const given = await answersOn(page);
  const coming = page.waitForEvent('download');
  await press(page, page.getByRole('link', { name: 'Save to this device' }));
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${tool}-\\d{4}-\\d{2}-\\d{2}\\.json$`));
  const file = await download.path();
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ questionnaire: tool });

  await press(page, page.getByText('Forget my answers'));
  await press(page, page.getByRole('button', { name: 'Forget them now' }));
  await page.waitForURL(({ pathname }) => pathname === placeOf(walk).base);
  expect(await page.evaluate((name) => localStorage.getItem(name), `answers:${tool}`)).toBeNull();

  await press(page, page.getByRole('link', { name: 'Load saved answers' }));
  await untilScripted(page);
  await validateOnce(page, 'loading a file');
  const choosing = page.waitForEvent('filechooser');
  await press(page, page.getByLabel('Your file'));
  await (await choosing).setFiles(file);
  await press(page, page.getByRole('button', { name: 'Load the answers' }));
  await page.getByRole('heading', { name: 'Your answers have been loaded' }).waitFor();
  await validateOnce(page, 'a file that was loaded');
  await press(page, page.getByRole('link', { name: 'Continue', exact: true }));
  // Behind the page on which it was saved.
  await page.waitForURL(({ pathname }) => /\/(questions\/[^/]+|check)$/.test(pathname));
  expect(page.url()).not.toBe(href);
  await page.goto(href);
  await untilScripted(page);
  await expect.poll(() => answersOn(page)).toEqual(given);
}

/** Sums are written with spaces that do not break. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

import type { Page } from 'playwright-core';
import { textOf } from './journey-browser.ts';

/** The questions of a tool, as a visitor goes through them. */
export function sheet(page: Page) {
  return page.locator('.journey-sheet');
}

/** Its script runs: what is pressed from here on is handled in the page. */
export async function untilScripted(page: Page): Promise<void> {
  await page.locator('[data-island][data-running] .journey-sheet').waitFor();
}

/** Gives the first answer to each question of the page that has none yet. */
export async function answerPage(page: Page): Promise<void> {
  const questions = sheet(page).locator('.question');
  for (let index = 0; index < (await questions.count()); index += 1) {
    const question = questions.nth(index);
    if ((await question.locator(':checked').count()) > 0) continue;
    const control = question.locator('input').first();
    const type = await control.getAttribute('type');
    if (type === 'radio' || type === 'checkbox') await control.check();
    else if (!(await control.inputValue())) {
      await control.fill(await typedFor(page, index));
      // The list of towns lies over the button.
      await control.press('Escape');
    }
  }
}

async function typedFor(page: Page, index: number): Promise<string> {
  const isTown = await sheet(page).locator('.question').nth(index).locator('[data-kind="city"]').count();
  return isTown > 0 ? 'Pune' : '500000';
}

export async function goOn(page: Page): Promise<void> {
  const { href } = new URL(page.url());
  await sheet(page).getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.href !== href);
}

/** To the list of all answers. */
export async function answerAll(page: Page): Promise<void> {
  while (!page.url().endsWith('/check')) {
    await answerPage(page);
    await goOn(page);
  }
}

export async function seeResult(page: Page): Promise<string> {
  await sheet(page).getByRole('button', { name: 'See the result' }).click();
  await page.waitForURL('**/result/*');
  return textOf(page.getByRole('heading', { level: 1 }));
}

import type { Page } from 'playwright-core';
import { preferNot } from '#forms/form.ts';
import type { Answers } from '#tools/engine/questionnaire.ts';
import { textOf } from './journey-browser.ts';

/** The questions of a tool, as a visitor goes through them. */
export function sheet(page: Page) {
  return page.locator('.journey-sheet');
}

/** Its script runs: what is pressed from here on is handled in the page. */
export async function untilScripted(page: Page): Promise<void> {
  await page.locator('[data-island][data-running] .journey-sheet').waitFor();
}

/** Answers what has no answer yet: as given, or with the first that is offered. */
export async function answerPage(page: Page, answers: Answers = {}): Promise<void> {
  for (const question of await sheet(page).locator('.question').all()) {
    if ((await question.locator(':checked').count()) > 0) continue;
    const wanted = answers[(await question.getAttribute('data-field')) ?? ''];
    const control = question.locator('input').first();
    const type = await control.getAttribute('type');
    if (type === 'radio' || type === 'checkbox') {
      const chosen = wanted?.split(',').map((value) => question.locator(`[value="${value}"]`)) ?? [control];
      for (const option of chosen) await option.check();
    } else if (wanted === preferNot) await question.getByRole('checkbox').check();
    else if (!(await control.inputValue())) {
      const isTown = (await question.locator('[data-kind="city"]').count()) > 0;
      await control.fill(wanted ?? (isTown ? 'Pune' : '500000'));
      // The list of towns lies over the button.
      await control.press('Escape');
    }
  }
}

/** Values in the questions of the page, sent or not. */
export function answersOn(page: Page): Promise<[string, unknown][]> {
  return sheet(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) =>
      [...new FormData(form)].filter(([name, value]) => name !== 'csrfToken' && value !== ''),
    );
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

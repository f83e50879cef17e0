import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { textIn, until, untilVisible } from './firefox-browser.ts';
import { type Answers, referencePattern } from './journey-form.ts';

/** The call-back form in Firefox, in the dialog or on its own page; `place` is the selector of either. */
export const dialog = 'dialog#call-back';

export async function openDialog(page: Page, trigger: string): Promise<void> {
  // The first page of a visit leaves out what is far below for a moment: a click there, that early, misses.
  const isWhole = () => page.evaluate(() => !('fresh' in document.documentElement.dataset));
  await until(async () => expect(await isWhole()).toBe(true));
  await page.click(trigger);
  await untilVisible(page, `${dialog} form`);
}

/** Types as a person does, and ticks the one box that is needed. */
export async function fillIn(page: Page, place: string, answers: Answers): Promise<void> {
  for (const [field, answer] of Object.entries(answers)) {
    const control = `${place} [name="${field}"]`;
    if (field === 'concern') await page.select(control, answer);
    else await page.type(control, answer);
    // Leaves the field, or the list of cities would lie over what comes next.
    if (field === 'city') await page.keyboard.press('Tab');
  }
  await page.focus(`${place} [name="consent"]`);
  await page.keyboard.press(' ');
}

/** Sends as soon as the captcha lets it. */
export async function send(page: Page, place: string): Promise<void> {
  const button = `${place} button[type=submit]`;
  await untilVisible(page, `${button}:not([aria-disabled=true])`);
  await page.focus(button);
  await page.keyboard.press('Enter');
}

/** The reference number in the thanks. */
export async function referenceIn(page: Page, place: string): Promise<string> {
  return until(async () => {
    const text = await textIn(page, place);
    expect(text).toContain('Your reference number');
    const [reference = ''] = referencePattern.exec(text) ?? [];
    expect(reference).toMatch(referencePattern);
    return reference;
  });
}

/** Returns the text in a field. */
export function typedIn(page: Page, control: string): Promise<string> {
  return page.evaluate(
    (selector) => (document.querySelector(selector) as HTMLInputElement | null)?.value ?? '',
    control,
  );
}

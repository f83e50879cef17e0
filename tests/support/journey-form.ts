import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { textOf } from './journey-browser.ts';

/** A form as a visitor handles it: the call-back form in its dialog or on its own page, or one that is in a page. */
export type Answers = Partial<
  Record<
    | 'name'
    | 'phone'
    | 'email'
    | 'city'
    | 'concern'
    | 'sub_purpose'
    | 'company_name'
    | 'sum_insured'
    | 'contact_date'
    | 'contact_time'
    | 'contact_language'
    | 'sector'
    | 'people'
    | 'position',
    string
  >
>;

export const referencePattern = /[A-HJ-NPR-Y]{2}[2-9][A-HJ-NPR-Y]{2}[2-9][A-HJ-NPR-Y]{2}/;

/** Someone who has not written before. */
export function somebody(answers: Answers = {}): Answers & { phone: string } {
  return { name: 'Asha Kulkarni', phone: newPhone(), city: 'Pune', ...answers };
}

export function newPhone(): string {
  return String(7_000_000_000 + randomInt(999_999_999));
}

export function callBackDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Get a Call from our Expert' });
}

/** Presses what opens the dialog, and waits for its form. */
export async function openDialog(page: Page, trigger: Locator): Promise<Locator> {
  await trigger.click();
  const dialog = callBackDialog(page);
  await dialog.locator('form').waitFor();
  return dialog;
}

/** The form in the page's own HTML, once its script has taken it over and drawn it again. */
export async function formInPage(page: Page): Promise<Locator> {
  const place = page.locator('.form-in-page');
  await place.scrollIntoViewIfNeeded();
  await place.locator('[data-island][data-running] .visitor-form').waitFor();
  return place;
}

export function pageButton(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: 'Get a Call from our Expert' }).first();
}

export function footerEntry(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Talk to an Expert' });
}

/** Opens what the form has folded away around a control: language and optional consents, or a purpose chosen by the page. */
export async function unfold(control: Locator): Promise<void> {
  const folded = control.locator('xpath=ancestor::details[not(@open)]');
  if (await folded.count()) await folded.locator('> summary').click();
}

/** Fills the fields in and ticks the one box that is needed. */
export async function fillIn(form: Locator, answers: Answers): Promise<void> {
  for (const [field, answer] of Object.entries(answers)) {
    const control = form.locator(`[name="${field}"]`).first();
    const type = await control.evaluate((element: HTMLInputElement | HTMLSelectElement) => element.type);
    await unfold(control);
    if (type === 'select-one') await control.selectOption(answer);
    else if (type === 'radio') await form.locator(`[name="${field}"][value="${answer}"]`).check();
    else await control.fill(answer);
    // Leaves the field as a person does, or its list would lie over what comes next.
    if (field === 'city') await control.press('Tab');
  }
  await consentBox(form).check();
}

export function consentBox(form: Locator): Locator {
  return form.getByRole('checkbox', { name: 'You may contact me by phone and e-mail about this request.' });
}

export function submitButton(form: Locator): Locator {
  return form.getByRole('button', { name: 'Request the call' });
}

/** Sends as soon as the captcha lets it. */
export async function send(form: Locator): Promise<void> {
  const button = form.locator('button[type=submit]:not([aria-disabled=true])');
  await button.waitFor();
  await button.click();
}

/** Fills in, sends, and reads the reference number off the thanks. */
export async function requestCall(dialog: Locator, answers: Answers): Promise<string> {
  await fillIn(dialog, answers);
  await send(dialog);
  return referenceIn(dialog);
}

export async function referenceIn(place: Locator): Promise<string> {
  const thanks = place.getByText('Your reference number').first();
  await thanks.waitFor();
  const [reference = ''] = referencePattern.exec(await textOf(place)) ?? [];
  expect(reference, 'the reference number').toMatch(referencePattern);
  return reference;
}

/** Values in the fields, unset ones left out. */
export async function typedText(form: Locator): Promise<Answers> {
  const entries = await form
    .locator('form')
    .or(form.locator('xpath=self::form'))
    .evaluate((element) =>
      [...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
    );
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== '' && !/consent|moment|csrf/i.test(name ?? '')),
  );
}

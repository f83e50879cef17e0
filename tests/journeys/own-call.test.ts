import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { dayInWords, nextMonday } from '../support/journey-days.ts';
import { footerEntry, openDialog, requestCall, somebody } from '../support/journey-form.ts';
import { asStaff, tokenOf, untilStaffSideAnswers } from '../support/journey-staff.ts';

withBrowser();

beforeAll(untilStaffSideAnswers);

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The case on the desk, taken, with its code. */
async function takenByStaff(reference: string): Promise<Page> {
  const { url } = inject('site');
  const value = await tokenOf();
  const staff = await asStaff();
  const { body } = await staff('GET', `/cases?depth=0&where[reference][equals]=${reference}`);
  const [{ id }] = body.docs as [{ id: number }];
  const desk = await visit(`/desk/cases/${id}`, {
    prepare: (page) => page.context().addCookies([{ name: 'payload-token', value, url, httpOnly: true }]),
  });
  await desk.getByRole('button', { name: /^Take it/ }).click();
  return desk;
}

test('On a phone and without a script a visitor moves the call, asks whether the caller is ours, and stops it', async () => {
  const person = somebody({ concern: 'Personal Insurance', sub_purpose: 'Other' });
  const home = await visit('/');
  const reference = await requestCall(await openDialog(home, footerEntry(home)), person);
  const desk = await takenByStaff(reference);
  const code = await textOf(desk.locator('.case-code b').first());
  expect(code).toMatch(/^[a-z]+ \d\d$/);

  const page = await visit('/status', { width: 390, javaScriptEnabled: false, expects: /status of 422/ });
  await page.getByLabel('Reference number').fill(reference);
  await page.getByLabel('Last four digits').fill('12');
  await page.getByRole('button', { name: 'Show the status' }).click();
  expect(await textOf(page.getByRole('alert'))).toContain('do not match');
  await page.getByLabel('Last four digits').fill(person.phone.slice(-4));
  await page.getByRole('button', { name: 'Show the status' }).click();
  expect(await textOf(heading(page))).toMatch(/ will call you (by|on) /);
  await expectAccessible(page);

  await page.getByLabel('Date of the call').selectOption(nextMonday());
  await page.getByLabel('Time of the call').selectOption('11:30');
  await page.getByLabel('Hindi').check();
  await page.getByRole('button', { name: 'Call me then' }).click();
  expect(await textOf(heading(page))).toContain(`${dayInWords(nextMonday())}, at 11:30 am`);

  await page.getByRole('link', { name: 'Is someone calling you?' }).click();
  await expectAccessible(page);
  for (const [said, answer] of [
    ['nobody 11', 'We do not know this caller'],
    [code.toUpperCase(), 'Yes, this is our caller'],
  ] as const) {
    await page.goto('/is-it-us');
    await page.getByLabel('Reference number').fill(reference);
    await page.getByLabel('Code that the caller reads out').fill(said);
    await page.getByRole('button', { name: 'Check the caller' }).click();
    expect(await textOf(heading(page))).toBe(answer);
  }
  await expectAccessible(page);

  await page.goto('/status/mine');
  await page.getByRole('button', { name: 'Cancel the call' }).click();
  expect(await textOf(heading(page))).toBe('We will not call you again');
  await expectAccessible(page);
  await desk.reload();
  expect(await textOf(desk.getByRole('main'))).toContain('They asked us to stop');
});

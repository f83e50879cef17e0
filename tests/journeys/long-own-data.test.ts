import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { newPhone, openDialog, pageButton, requestCall, somebody } from '../support/journey-form.ts';
import { mailsAbout } from '../support/journey-mail.ts';
import { logIn, recordsOf, untilStaffSideAnswers } from '../support/journey-staff.ts';

withBrowser();

/** Asks with an e-mail address, and follows the one mail to it that has a link to what we hold. */
async function openOwnPage(page: Page, email: string): Promise<void> {
  await page.goto('/privacy/request');
  await page.getByLabel('E-mail address that you gave us').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  expect(await textOf(page.getByRole('main'))).toContain('If we hold anything for this address');
  const [mail] = await mailsAbout('/privacy/request/open/', 1, email);
  expect(mail?.to).toBe(email);
  const [link = ''] = /\/privacy\/request\/open\/[\w-]{43}/.exec(mail?.text ?? '') ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Open it' }).click();
}

test('Without a script a visitor sees, corrects and erases what we hold', async () => {
  await untilStaffSideAnswers();
  const phone = newPhone();
  const email = `own${phone}@mail.example`;
  const home = await visit('/corporate/startup');
  const dialog = await openDialog(home, pageButton(home));
  const reference = await requestCall(dialog, somebody({ phone, email }));
  const desk = await visit('/desk/privacy', { javaScriptEnabled: false, width: 1440 });
  await logIn(desk);

  const page = await visit('/privacy/request', { javaScriptEnabled: false, expects: /status of 404/ });
  await openOwnPage(page, email);
  const main = page.getByRole('main');
  for (const said of [phone, email, reference]) expect(await textOf(main)).toContain(said);

  await page.getByRole('button', { name: /^Withdraw: Contact/ }).click();
  expect(await textOf(main)).toContain('That consent has been withdrawn. This takes effect at once.');

  await page.getByLabel('What is wrong?').selectOption(`${reference} city`);
  await page.getByLabel('What is right?').fill('Nagpur, Maharashtra');
  await page.getByRole('button', { name: 'Ask for the correction' }).click();
  await openRequest('Correct something');
  await desk.getByRole('link', { name: 'See the change, and correct' }).click();
  await desk.getByRole('button', { name: 'Correct it' }).click();
  expect(await textOf(desk.getByRole('main'))).toContain('The record has been corrected.');
  await page.reload();
  expect(await textOf(main)).toContain('Nagpur, Maharashtra');

  await page.getByLabel('Yes, erase everything for this address.').check();
  await page.getByRole('button', { name: 'Ask to erase it' }).click();
  await openRequest('Erase everything');
  expect(await textOf(desk.getByRole('main'))).toContain('1enquiry or message');
  await expectAccessible(desk);
  await desk.getByRole('link', { name: 'See what goes, and erase' }).click();
  expect(await textOf(desk.getByRole('main'))).toContain('This goes, for good1enquiry or message');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Erase it for good' }).click();
  expect(await textOf(desk.getByRole('main'))).toContain('What was removed1enquiry or message');
  await expectAccessible(desk);
  const [last] = await mailsAbout('We have erased what this website held for this address', 1, email);
  expect(last?.to).toBe(email);
  expect(await recordsOf(phone)).toEqual([]);
  // The page has gone with all the rest.
  await page.goto('/privacy/request/mine');
  expect(await textOf(main)).toContain('This link has been used');

  async function openRequest(kind: string): Promise<void> {
    await desk.goto('/desk/privacy');
    await desk.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: kind }).click();
  }
});

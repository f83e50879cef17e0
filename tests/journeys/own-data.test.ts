import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { newPhone, openDialog, pageButton, requestCall, somebody } from '../support/journey-form.ts';
import { mailsAbout } from '../support/journey-mail.ts';
import { asStaff, untilStaffSideAnswers } from '../support/journey-staff.ts';

withBrowser();

/** Asks with an e-mail address, and follows the one mail of these journeys that has a link to what we hold. */
async function openOwnPage(page: Page, email: string): Promise<void> {
  await page.goto('/privacy/request');
  await page.getByLabel('E-mail address that you gave us').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  expect(await textOf(page.getByRole('main'))).toContain('If we hold anything for this address');
  const [mail] = await mailsAbout('/privacy/request/open/');
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
  const staff = await asStaff();

  const page = await visit('/privacy/request', { javaScriptEnabled: false, expects: /status of 404/ });
  await openOwnPage(page, email);
  const main = page.getByRole('main');
  for (const said of [phone, email, reference]) expect(await textOf(main)).toContain(said);

  await page.getByRole('button', { name: /^Withdraw: Contact/ }).click();
  expect(await textOf(main)).toContain('That consent is withdrawn, and our staff have been informed.');

  await page.getByLabel('What is wrong?').selectOption(`${reference} city`);
  await page.getByLabel('What is right?').fill('Nagpur, Maharashtra');
  await page.getByRole('button', { name: 'Ask for the correction' }).click();
  await advanceRequest('correction', 'correct');
  await page.reload();
  expect(await textOf(main)).toContain('Nagpur, Maharashtra');

  await page.getByLabel('Yes, erase everything for this address.').check();
  await page.getByRole('button', { name: 'Ask to erase it' }).click();
  await advanceRequest('erasure', 'erase');
  const [last] = await mailsAbout('We have erased what we held for this address');
  expect(last?.to).toBe(email);
  await vi.waitFor(async () => {
    const { body } = await staff('GET', `/call-from-experts?where[reference][equals]=${reference}`);
    expect(body.docs).toEqual([]);
  });
  // The page has gone with all the rest.
  await page.goto('/privacy/request/mine');
  expect(await textOf(main)).toContain('This link has been used');

  async function advanceRequest(kind: string, step: string): Promise<void> {
    const open = `where[kind][equals]=${kind}&where[email][equals]=${email}`;
    const { body } = await staff('GET', `/privacy-requests?depth=0&${open}`);
    const [request] = body.docs as { id: number }[];
    expect((await staff('POST', `/privacy-steps/${request?.id}/${step}`, {})).status).toBe(200);
  }
});

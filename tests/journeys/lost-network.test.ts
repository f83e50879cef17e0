import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, visit, withBrowser } from '../support/journey-browser.ts';
import {
  fillIn,
  footerEntry,
  openDialog,
  referenceIn,
  requestCall,
  send,
  somebody,
  submitButton,
  typedText,
} from '../support/journey-form.ts';
import { mailsAbout } from '../support/journey-mail.ts';
import { recordsOf } from '../support/journey-staff.ts';
import { nightlyTest } from '../support/nightly-test.ts';

withBrowser();

const expects = /Failed to load resource|The token could not be fetched/;
const failed = 'Some error occured please retry';

test('When the answer to a send is lost, what was typed is kept and the retry makes exactly one record', async () => {
  const page = await visit('/', { expects });
  const keys: string[] = [];
  await page.route('**/api/save_lead_data', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    // The server stores the enquiry; its thanks never arrive.
    await route.fetch();
    await route.abort('connectionreset');
  });
  const dialog = await openDialog(page, footerEntry(page));
  const person = somebody({ concern: 'Corporate Insurance', company_name: 'Rao & Sons' });
  await fillIn(dialog, person);
  await send(dialog);
  await expectFailureTold(page, dialog);
  expect(await typedText(dialog)).toMatchObject(person);
  expect(await recordsOf(person.phone)).toHaveLength(1);
  await expectAccessible(page);

  await page.unroute('**/api/save_lead_data');
  const repeated = page.waitForRequest('**/api/save_lead_data');
  await page.locator('#toasts').getByRole('button', { name: 'Try again' }).click();
  keys.push((await (await repeated).headerValue('idempotency-key')) ?? '');
  const reference = await referenceIn(dialog);
  expect(keys[0]).not.toBe('');
  expect(keys[1]).toBe(keys[0]);
  expect(await recordsOf(person.phone)).toMatchObject([{ reference }]);
  await mailsAbout(reference);
});

nightlyTest('While the visitor is asked whether to close the form, “Try again” sends nothing', async () => {
  const page = await visit('/', { expects });
  await page.route('**/api/save_lead_data', (route) => route.abort('connectionreset'));
  const dialog = await openDialog(page, footerEntry(page));
  const person = somebody({ concern: 'POSP' });
  await fillIn(dialog, person);
  await send(dialog);
  await expectFailureTold(page, dialog);
  await page.unroute('**/api/save_lead_data');
  await page.keyboard.press('Escape');
  const stay = dialog.getByRole('button', { name: 'Keep editing' });
  await stay.waitFor();
  await page.locator('#toasts').getByRole('button', { name: 'Try again' }).click();
  await stay.click();
  expect(await recordsOf(person.phone)).toEqual([]);
  await send(dialog);
  const reference = await referenceIn(dialog);
  expect(await recordsOf(person.phone)).toMatchObject([{ reference }]);
});

test('When the network is away, the failure is shown, and sending succeeds once it is back', async () => {
  const page = await visit('/', { expects });
  const dialog = await openDialog(page, footerEntry(page));
  const person = somebody({ concern: 'POSP' });
  await fillIn(dialog, person);
  await dialog.locator('button[type=submit]:not([aria-disabled=true])').waitFor();
  await page.context().setOffline(true);
  await send(dialog);
  await expectFailureTold(page, dialog);
  expect(await recordsOf(person.phone)).toEqual([]);
  await page.context().setOffline(false);
  await send(dialog);
  const reference = await referenceIn(dialog);
  expect(await recordsOf(person.phone)).toMatchObject([{ reference }]);
});

test('When the network goes before the captcha is solved, a press says so, and sending succeeds once it is back', async () => {
  const page = await visit('/', { expects });
  await page.route('**/api/captcha_challenge', (route) => route.abort('internetdisconnected'));
  const dialog = await openDialog(page, footerEntry(page));
  const person = somebody({ concern: 'POSP' });
  await fillIn(dialog, person);
  // Playwright would wait until it is enabled; people press it.
  await submitButton(dialog).dispatchEvent('click');
  await expectFailureTold(page, dialog);
  await dialog.locator('form').getByText('Your device got no answer from us.').waitFor();
  expect(await dialog.getByText('We are still checking').count()).toBe(0);

  await page.unroute('**/api/captcha_challenge');
  await page.locator('#toasts').getByRole('button', { name: 'Try again' }).click();
  const reference = await referenceIn(dialog);
  expect(await recordsOf(person.phone)).toMatchObject([{ reference }]);
});

nightlyTest('A save that fails on the server is shown like a lost one', async () => {
  const page = await visit('/', { expects });
  await page.route('**/api/save_lead_data', (route) =>
    route.fulfill({ status: 503, body: '{"status_code":0}' }),
  );
  const dialog = await openDialog(page, footerEntry(page));
  await fillIn(dialog, somebody({ concern: 'POSP' }));
  await send(dialog);
  await expectFailureTold(page, dialog);
  // The toast disappears after five seconds; the text in the form stays.
  await page.locator('#toasts').getByText(failed).waitFor({ state: 'hidden' });
  expect(await dialog.locator('form').getByText(failed).isVisible()).toBe(true);
});

test('A reload keeps the draft in this tab, ticks excepted', async () => {
  const page = await visit('/', { expects });
  await page.route('**/api/save_lead_data', (route) => route.abort('connectionreset'));
  const dialog = await openDialog(page, footerEntry(page));
  const person = somebody({ concern: 'Corporate Insurance' });
  await fillIn(dialog, person);
  await send(dialog);
  await expectFailureTold(page, dialog);
  await page.unroute('**/api/save_lead_data');

  await page.reload();
  const again = await openDialog(page, footerEntry(page));
  expect(await typedText(again)).toMatchObject(person);
  expect(await again.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await requestCall(again, {});
  await again.getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  expect(await typedText(await openDialog(page, footerEntry(page)))).toEqual({});
});

nightlyTest('A second send after a success makes a second record', async () => {
  const page = await visit('/');
  const person = somebody({ concern: 'POSP' });
  const references: string[] = [];
  for (const _ of ['first', 'second']) {
    const dialog = await openDialog(page, footerEntry(page));
    references.push(await requestCall(dialog, person));
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'hidden' });
  }
  const records = await recordsOf(person.phone);
  expect(records.map(({ reference }) => reference).sort()).toEqual(references.sort());
});

async function expectFailureTold(page: Page, dialog: Locator): Promise<void> {
  await page.locator('#toasts').getByText(failed).waitFor();
  const inline = dialog.locator('form').getByText(failed);
  await inline.waitFor();
  expect(await dialog.locator('.overlay').isVisible()).toBe(false);
}

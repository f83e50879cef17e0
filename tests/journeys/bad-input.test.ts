import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleOf } from '../support/exhaustive.ts';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import {
  consentBox,
  fillIn,
  footerEntry,
  openDialog,
  pageButton,
  send,
  somebody,
  unfold,
} from '../support/journey-form.ts';
import { hasFocus } from '../support/journey-keyboard.ts';
import { recordsOf } from '../support/journey-staff.ts';
import { nightlyTest } from '../support/nightly-test.ts';

withBrowser();

const required = 'Please fill required fields';

test('An empty form is answered at each field, and once in the summary, which leads to the fields', async () => {
  const page = await visit('/parenthood');
  const dialog = await openDialog(page, pageButton(page));
  await dialog.locator('[name=name]').focus();
  await send(dialog);
  const summary = dialog.getByRole('alert');
  await summary.waitFor();
  expect(await hasFocus(dialog.locator('[name=name]'))).toBe(true);
  for (const field of ['name', 'phone', 'city', 'contact_date', 'contact_time', 'contact_language']) {
    expect(await errorOf(dialog, field), field).toBe(required);
  }
  expect(await errorOf(dialog, 'consent')).toBe('Please tick this so that we may contact you.');
  const told = await textOf(summary);
  expect(told.split(required)).toHaveLength(2);
  expect(told).toContain('Please tick this so that we may contact you.');
  await expectAccessible(page);

  await summary.getByRole('link', { name: 'Date of the call' }).click();
  expect(await hasFocus(dialog.locator('[name=contact_date]'))).toBe(true);
});

test('An error goes once its field is right, from the field and from the summary, and the focus stays', async () => {
  const page = await visit('/about-us');
  const dialog = await openDialog(page, footerEntry(page));
  await dialog.locator('[name=name]').focus();
  await send(dialog);
  const summary = dialog.getByRole('alert');
  const [name, phone] = ['name', 'phone'].map((field) => dialog.locator(`[name=${field}]`)) as [
    Locator,
    Locator,
  ];
  const told = summary.getByRole('link', { name: 'Phone number' });
  await told.waitFor();
  await phone.focus();
  await page.keyboard.type('98200123');
  expect([await told.count(), await phone.getAttribute('aria-invalid')]).toEqual([1, 'true']);
  await page.keyboard.type('45');
  await told.waitFor({ state: 'detached' });
  expect(await phone.getAttribute('aria-invalid')).not.toBe('true');
  expect(await hasFocus(phone)).toBe(true);
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  await phone.fill('98');
  expect(await told.count()).toBe(0);
});

const general = '/about-us';
const wrong: [field: string, typed: string, message: string, path: string][] = [
  ['name', 'Kabir 007', 'Digits are not allowed in name.', general],
  ['name', 'Kabir @ Rao', 'Please use letters only in name.', general],
  ['phone', '982001234', 'Please enter 10 digit phone number', general],
  ['phone', '9876543210', 'Please check this phone number', general],
  ['phone', '8888888888', 'Please check this phone number', general],
  ['email', 'kabir@example', 'Please enter valid email id', '/cyber-insurance'],
  ['sub_purpose', '', required, '/personal/car'],
  ['sum_insured', '', required, '/ivf-maternity-insurance'],
];

test.each(sampleOf(wrong, 2))(
  'In the field %s, "%s" is answered with "%s"',
  async (field, typed, message, path) => {
    const page = await visit(path);
    const dialog = await openDialog(page, path === general ? footerEntry(page) : pageButton(page));
    const person = somebody();
    await fillIn(dialog, person);
    if (typed) await dialog.locator(`[name=${field}]`).fill(typed);
    await send(dialog);
    const summary = dialog.getByRole('alert');
    await summary.getByText('There is a problem').waitFor();
    expect(await errorOf(dialog, field)).toBe(message);
    expect(await textOf(summary)).toContain(message);
    expect(await dialog.locator(`[data-field=${field}] [aria-invalid=true]`).count()).toBe(1);
    if (typed) expect(await dialog.locator(`[name=${field}]`).inputValue()).toBe(typed);
    expect(await recordsOf(person.phone)).toEqual([]);
  },
);

test('Spaces, dashes and +91 are taken off a phone number while it is typed', async () => {
  const page = await visit(general);
  const dialog = await openDialog(page, footerEntry(page));
  const person = somebody({ concern: 'POSP' });
  await fillIn(dialog, { ...person, phone: `+91 ${person.phone.slice(0, 5)}-${person.phone.slice(5)}` });
  expect(await dialog.locator('[name=phone]').inputValue()).toBe(person.phone);
  await send(dialog);
  await dialog.getByText('Your reference number').waitFor();
  expect(await recordsOf(person.phone)).toHaveLength(1);
});

test('The answer of the server’s phone check is shown as the error, and nothing is saved', async () => {
  const page = await visit(general);
  const description = 'This number has been withdrawn.';
  let saves = 0;
  await page.route('**/api/phone_validation', (route) =>
    route.fulfill({ json: { status_code: 0, status_description: description } }),
  );
  page.on('request', (request) => {
    if (request.url().endsWith('/api/save_lead_data')) saves += 1;
  });
  const dialog = await openDialog(page, footerEntry(page));
  await fillIn(dialog, somebody({ concern: 'POSP' }));
  await send(dialog);
  await dialog.getByRole('alert').waitFor();
  expect(await errorOf(dialog, 'phone')).toBe(description);
  expect(saves).toBe(0);
});

test('Pressing the button before the captcha is solved says so, and the request is sent automatically once it is', async () => {
  const page = await visit(general);
  const mayBeSolved = Promise.withResolvers<void>();
  await page.route('**/api/captcha_challenge', async (route) => {
    await mayBeSolved.promise;
    await route.continue();
  });
  const dialog = await openDialog(page, footerEntry(page));
  const person = somebody({ concern: 'POSP' });
  await fillIn(dialog, person);
  const button = dialog.getByRole('button', { name: 'Request the call' });
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  // Playwright would wait until it is enabled; people press it.
  await button.dispatchEvent('click');
  await dialog.getByRole('alert').getByText('We are still checking that you are not a robot.').waitFor();
  expect(
    await page
      .getByText(/recaptcha/i)
      .filter({ visible: true })
      .count(),
  ).toBe(0);
  expect(await recordsOf(person.phone)).toEqual([]);
  await expectAccessible(page);
  mayBeSolved.resolve();
  await dialog.getByText('Your reference number').waitFor();
});

nightlyTest(
  'What waits for the captcha is not sent behind the question whether to close the form',
  async () => {
    const page = await visit(general);
    const mayBeSolved = Promise.withResolvers<void>();
    await page.route('**/api/captcha_challenge', async (route) => {
      await mayBeSolved.promise;
      await route.continue();
    });
    const dialog = await openDialog(page, footerEntry(page));
    const person = somebody({ concern: 'POSP' });
    await fillIn(dialog, person);
    await dialog.locator('button[type=submit]').dispatchEvent('click');
    await dialog.getByText('We are still checking that you are not a robot.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.getByRole('alertdialog').waitFor();
    mayBeSolved.resolve();
    await dialog.locator('button[type=submit]:not([aria-disabled=true])').waitFor({ state: 'attached' });
    expect(await dialog.locator('.overlay').isVisible()).toBe(false);
    expect(await recordsOf(person.phone)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Request the call' }).click();
    await dialog.getByText('Your reference number').waitFor();
  },
);

test('The box that is needed stays unticked until the visitor ticks it', async () => {
  const page = await visit(general);
  const dialog = await openDialog(page, footerEntry(page));
  await unfold(dialog.locator('[name=consent_news]'));
  expect(await dialog.getByRole('checkbox').count()).toBe(4);
  expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(0);
  expect(await consentBox(dialog).isVisible()).toBe(true);
});

/** Returns the error at a field, as its description gives it; advice on what to enter is on a line of its own below. */
function errorOf(dialog: Locator, field: string): Promise<string> {
  // A group of choices has it as a whole.
  const described = dialog.locator(`[data-field=${field}] [role=radiogroup], [name=${field}]`).first();
  return described.evaluate((control) => {
    const ids = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'));
    return ids.map((id) => document.getElementById(id)?.firstChild?.textContent?.trim() ?? '').join(' ');
  });
}

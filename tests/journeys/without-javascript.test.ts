import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { dayInWords, nextMonday } from '../support/journey-days.ts';
import {
  fillIn,
  footerEntry,
  pageButton,
  referenceIn,
  somebody,
  submitButton,
  typedText,
} from '../support/journey-form.ts';
import { hasFocus } from '../support/journey-keyboard.ts';
import { mailsAbout } from '../support/journey-mail.ts';
import { recordsOf } from '../support/journey-staff.ts';
import { nightlyTest } from '../support/nightly-test.ts';

withBrowser();

const javaScriptEnabled = false;

test('Without JavaScript a visitor gets the form as a page, and errors keep what was typed', async () => {
  const page = await visit('/cyber-insurance', { javaScriptEnabled, expects: /status of 422/ });
  await pageButton(page).click();
  await page.waitForURL('**/call-back?*');
  await expectAccessible(page);
  const main = page.getByRole('main');
  const answers = { name: 'Kabir 007', phone: '12345', email: 'kabir@example', company_name: 'Rao & Sons' };
  await fillIn(main, answers);
  await submitByHand(page);

  expect(await page.title()).toMatch(/^Error: /);
  const summary = main.getByRole('alert');
  expect(await textOf(summary)).toContain('There is a problem');
  for (const text of [
    'Digits are not allowed in name.',
    'Please enter 10 digit phone number',
    'Please enter valid email id',
    'Please fill required fields',
  ]) {
    expect(await textOf(summary)).toContain(text);
    expect(await main.locator('.field-error').filter({ hasText: text }).count(), text).toBeGreaterThan(0);
  }
  expect(await typedText(main)).toMatchObject(answers);
  expect(await hasFocus(main.locator('[name=name]'))).toBe(true);
  await expectAccessible(page);
});

test('Without JavaScript a visitor asks for a call and is thanked on a page', async () => {
  const page = await visit('/surety-bond', { javaScriptEnabled });
  await pageButton(page).click();
  await page.waitForURL('**/call-back?*');
  const person = somebody({ email: 'kabir@example.com' });
  await fillIn(page.getByRole('main'), person);
  await submitByHand(page);
  await page.waitForURL('**/thank-you?*');
  const reference = await referenceIn(page.getByRole('main'));
  await expectAccessible(page);
  expect(await recordsOf(person.phone)).toMatchObject([
    { reference, concern: 'Surety Bond', channel: 'page', captcha: 'none' },
  ]);
  const [mail, confirmation] = await mailsAbout(reference, 2);
  expect(mail?.text).toContain('Sent from: /surety-bond');
  expect(confirmation?.to).toBe('kabir@example.com');
});

nightlyTest('Without JavaScript the thanks name the premium, and not the general text', async () => {
  const page = await visit('/ivf-maternity-insurance', { javaScriptEnabled });
  await pageButton(page).click();
  await page.waitForURL('**/call-back?*');
  await fillIn(page.getByRole('main'), somebody({ sum_insured: '75000' }));
  await submitByHand(page);
  await page.waitForURL('**/thank-you?*');
  const thanks = await textOf(page.getByRole('main'));
  expect(thanks).toContain('INR 53,808 incl. GST');
  expect(thanks).not.toContain('Our team will be in touch soon.');
});

nightlyTest(
  'Without JavaScript the thanks name the day and time that were chosen, which are in no address',
  async () => {
    const page = await visit('/parenthood?utm_campaign=monsoon', { javaScriptEnabled });
    await pageButton(page).click();
    await page.waitForURL('**/call-back?*');
    const slot = { contact_date: nextMonday(), contact_time: '11:30', contact_language: 'Hindi' };
    await fillIn(page.getByRole('main'), somebody(slot));
    await submitByHand(page);
    await page.waitForURL('**/thank-you?*');
    expect(page.url()).toMatch(/\/thank-you\?reference=\w+$/);
    const main = page.getByRole('main');
    expect(await textOf(main)).toContain(`will call you on ${dayInWords(slot.contact_date)}, at 11:30 am.`);
    const [mail] = await mailsAbout(await referenceIn(main));
    expect(mail?.text).toContain('Campaign: monsoon\n');
  },
);

nightlyTest('Without JavaScript an agent registers from the sidebar of a phone', async () => {
  const page = await visit('/', { javaScriptEnabled, width: 390 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByText('POSP Agents', { exact: true }).click();
  await page.getByRole('link', { name: 'POSP: Get a Call Back' }).click();
  await page.waitForURL('**/call-back?*');
  const person = somebody();
  await fillIn(page.getByRole('main'), { ...person, email: `agent${person.phone}@example.com` });
  await submitByHand(page);
  await page.waitForURL('**/thank-you-pos?*');
  const reference = await referenceIn(page.getByRole('main'));
  expect(await recordsOf(person.phone, 'posp-agent-forms')).toMatchObject([{ reference }]);
});

nightlyTest('Without JavaScript a known agent sees so, and asks for a call with the link', async () => {
  const person = somebody();
  const agent = { ...person, email: `agent${person.phone}@example.com` };
  const main = (page: Page) => page.getByRole('main');
  const page = await visit('/call-back?variant=posp&from=/posp-agent', { javaScriptEnabled });
  await fillIn(main(page), agent);
  await submitByHand(page);
  await page.waitForURL('**/thank-you-pos?*');

  await page.goto('/call-back?variant=posp&from=/posp-agent');
  await fillIn(main(page), agent);
  await submitByHand(page);
  expect(await textOf(main(page))).toContain(
    'We already have your registration. If you would like a call about it, ask for one here.',
  );
  await expectAccessible(page);
  expect(await recordsOf(person.phone)).toEqual([]);

  await main(page).getByRole('link', { name: 'ask for one here' }).click();
  await page.waitForURL('**/call-back?variant=general&concern=POSP*');
  expect(await main(page).locator('[name=concern]').inputValue()).toBe('POSP');
  await fillIn(main(page), person);
  await submitByHand(page);
  await page.waitForURL('**/thank-you?*');
  expect(await recordsOf(person.phone)).toMatchObject([{ concern: 'POSP', referrerUrl: '/posp-agent' }]);
});

test('A form that comes back faster than a person can fill it is refused, and what was typed is kept', async () => {
  const page = await visit('/', { javaScriptEnabled, expects: /status of 403/ });
  await footerEntry(page).click();
  await page.waitForURL('**/call-back?*');
  const main = page.getByRole('main');
  const person = somebody({ concern: 'POSP' });
  await fillIn(main, person);
  await submitButton(main).click();
  await main.getByRole('alert').waitFor();
  expect(await typedText(main)).toMatchObject(person);
  expect(await recordsOf(person.phone)).toEqual([]);
});

test('Without JavaScript the menus’ links and the sidebar are within reach', async () => {
  const page = await visit('/', { javaScriptEnabled });
  await page.mouse.move(600, 800);
  await page.locator('[data-mega=corporate]').hover();
  await page.locator('#mega-corporate').getByRole('link', { name: 'Marine Insurance' }).click();
  await page.waitForURL('**/marine-insurance');

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const sidebar = page.getByRole('navigation', { name: 'All pages' });
  await sidebar.getByText('Other Products', { exact: true }).click();
  await sidebar.getByRole('link', { name: 'Vintage Cars' }).click();
  await page.waitForURL('**/vintage-cars');

  await page.getByRole('link', { name: 'Personal Insurance', exact: true }).first().click();
  await page.waitForURL('**/personal-insurance');
  expect(await page.getByRole('main').locator('a[href="/personal/health"]').count()).toBeGreaterThan(0);
});

// The site refuses a form that comes back within three seconds of its rendering.
const minFillingMs = 3000;

/** Sends the form once a person could have filled it. */
async function submitByHand(page: Page): Promise<void> {
  const moment = await page.locator('[name=moment]').inputValue();
  const elapsedMs = Date.now() - Number.parseInt(moment, 10);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, minFillingMs + 50 - elapsedMs)));
  await submitButton(page.getByRole('main')).click();
  await page.waitForLoadState();
}

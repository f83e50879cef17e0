import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sampleOf } from '../support/exhaustive.ts';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { dayInWords, firstCallingDay, nextMonday } from '../support/journey-days.ts';
import {
  callBackDialog,
  fillIn,
  footerEntry,
  openDialog,
  pageButton,
  referenceIn,
  requestCall,
  send,
  somebody,
  typedText,
} from '../support/journey-form.ts';
import { mailsAbout } from '../support/journey-mail.ts';
import { recordsOf } from '../support/journey-staff.ts';
import { nightlyTest } from '../support/nightly-test.ts';

withBrowser();

test('A visitor asks for a call from the footer about Personal Insurance, and the support department gets the mail', async () => {
  const page = await visit('/about-us');
  const dialog = await openDialog(page, footerEntry(page));
  expect(await dialog.locator('[name=sub_purpose]').count()).toBe(0);
  const person = somebody({ name: "Asha D'Souza", concern: 'Personal Insurance' });
  await fillIn(dialog, person);
  await dialog.locator('[name=sub_purpose]').selectOption('Health Insurance');
  await fillIn(dialog, { contact_language: 'Hindi' });
  await expectAccessible(page);
  await send(dialog);
  const reference = await referenceIn(dialog);
  expect(await textOf(dialog)).toContain('We appreciate your submission. Our team will be in touch soon.');
  await expectAccessible(page);

  const [mail] = await mailsAbout(reference);
  expect(mail?.subject).toBe('get a call back');
  expect(mail?.to).toBe(inject('site').supportEmail);
  expect(mail?.text).toContain(
    [
      "Name: Asha D'Souza",
      `Phone: ${person.phone}`,
      'Date: -',
      'Time: -',
      'Language: Hindi',
      'Email: -',
      'Purpose: Personal Insurance',
    ].join('\n'),
  );
  expect(mail?.text).toContain('Sub purpose: Health Insurance');
  expect(mail?.text).toContain('Sent from: /about-us');

  const [record] = await recordsOf(person.phone);
  expect(record).toMatchObject({
    reference,
    subPurpose: 'Health Insurance',
    channel: 'dialog',
    captcha: 'altcha',
  });
});

test('The dialog is empty again after the thanks have been closed', async () => {
  const page = await visit('/');
  const dialog = await openDialog(page, footerEntry(page));
  await requestCall(dialog, somebody({ concern: 'POSP' }));
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
  await openDialog(page, footerEntry(page));
  expect(await typedText(callBackDialog(page))).toEqual({});
});

nightlyTest('A visitor asks for a call from the sidebar about Corporate Insurance', async () => {
  const page = await visit('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const sidebar = page.getByRole('navigation', { name: 'All pages' });
  const dialog = await openDialog(page, sidebar.getByRole('link', { name: 'Talk to an Expert' }));
  expect(await sidebar.isVisible()).toBe(false);
  const person = somebody({ concern: 'Corporate Insurance', company_name: 'Meghdoot Textiles' });
  const reference = await requestCall(dialog, person);
  const [record] = await recordsOf(person.phone);
  expect(record).toMatchObject({
    reference,
    concern: 'Corporate Insurance',
    companyName: 'Meghdoot Textiles',
  });
});

test('A page about corporate insurance asks for company name and e-mail, its purpose chosen already', async () => {
  const page = await visit('/cyber-insurance');
  const dialog = await openDialog(page, pageButton(page));
  expect(await dialog.locator('[name=concern]').inputValue()).toBe('Corporate Insurance');
  const person = somebody({ email: 'asha@meghdoot.insurance', company_name: 'Meghdoot Textiles' });
  const reference = await requestCall(dialog, person);
  const [mail, confirmation] = await mailsAbout(reference, 2);
  expect(confirmation?.to).toBe('asha@meghdoot.insurance');
  expect(mail?.text).toContain('Email: asha@meghdoot.insurance');
  expect(mail?.text).toContain('Company name: Meghdoot Textiles');
});

test('The parenthood page lets the visitor choose day, time and language of the call', async () => {
  const page = await visit('/parenthood');
  const dialog = await openDialog(page, pageButton(page));
  const slot = { contact_date: nextMonday(), contact_time: '11:30', contact_language: 'Hindi' };
  const person = somebody(slot);
  await fillIn(dialog, person);
  await expectAccessible(page);
  await send(dialog);
  const reference = await referenceIn(dialog);
  expect(await textOf(dialog)).toContain(`will call you on ${dayInWords(slot.contact_date)}, at 11:30 am.`);
  const [mail] = await mailsAbout(reference);
  expect(mail?.text).toContain(`Date: ${slot.contact_date}\nTime: 11:30\nLanguage: Hindi\n`);
  expect(mail?.text).toContain('Purpose: IVF Insurance');
});

test('The campaign that led to a page is kept with the enquiry, and shown to staff', async () => {
  const page = await visit('/cruise?utm_source=letter&utm_campaign=monsoon&gclid=x');
  const dialog = await openDialog(page, pageButton(page));
  const person = somebody();
  const reference = await requestCall(dialog, person);
  const [mail] = await mailsAbout(reference);
  expect(mail?.text).toContain('Campaign: letter, monsoon\n');
  expect(await recordsOf(person.phone)).toMatchObject([
    { referrerUrl: '/cruise', campaign: { utm_source: 'letter', utm_campaign: 'monsoon' } },
  ]);
});

test('The first day to choose for a call is today in India, whatever the visitor’s time zone', async () => {
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
    const page = await visit('/parenthood', { timezoneId });
    const dialog = await openDialog(page, pageButton(page));
    const [, first] = await dialog.locator('[name=contact_date] option').all();
    expect(await first?.getAttribute('value')).toBe(firstCallingDay());
    expect(await first?.textContent()).toBe(dayInWords(firstCallingDay()));
  }
});

test.each(
  sampleOf(
    [
      ['50000', 'INR 35,872 incl. GST'],
      ['75000', 'INR 53,808 incl. GST'],
    ],
    1,
  ),
)('The IVF maternity page thanks with the premium for a sum insured of %s', async (sum_insured, premium) => {
  const page = await visit('/ivf-maternity-insurance');
  const dialog = await openDialog(page, pageButton(page));
  const reference = await requestCall(dialog, somebody({ sum_insured }));
  expect(await textOf(dialog)).toContain(`premium would be ${premium}`);
  const [mail] = await mailsAbout(reference);
  expect(mail?.text).toContain(`Sum insured: ${sum_insured}`);
  expect(mail?.text).toContain('Purpose: IVF Maternity Insurance');
});

test('A page with a forced purpose does not show it, and sends it', async () => {
  const page = await visit('/surrogate/life-insurance');
  const dialog = await openDialog(page, pageButton(page));
  expect(await dialog.getByLabel('What is it about?').count()).toBe(0);
  const person = somebody();
  await requestCall(dialog, person);
  const [record] = await recordsOf(person.phone);
  expect(record).toMatchObject({ concern: 'Surrogate Life Insurance', variant: 'surrogate-life' });
});

test('The sidebar of a phone has an entry for agents, which opens their form', async () => {
  const page = await visit('/cruise', { width: 390 });
  await openPhoneSidebar(page);
  const dialog = await openDialog(page, page.getByRole('link', { name: 'POSP: Get a Call Back' }));
  expect(await dialog.locator('[name=concern]').inputValue()).toBe('POSP');
  await expectAccessible(page);
});

test('The dialog is at most 640 px wide, and fits a phone', async () => {
  const page = await visit('/', { width: 1440 });
  const box = await (await openDialog(page, footerEntry(page))).boundingBox();
  expect(box?.width).toBe(640);
  const phone = await visit('/', { width: 320 });
  const small = await (await openDialog(phone, footerEntry(phone))).boundingBox();
  expect(small?.width).toBeLessThanOrEqual(320);
  await expectAccessible(phone);
});

async function openPhoneSidebar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByText('POSP Agents', { exact: true }).click();
}

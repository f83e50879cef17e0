import { expect, inject, test } from 'vitest';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { asStaff, logIn, newColleague } from '../support/journey-staff.ts';

withBrowser();

// The staff side's own scripts may complain; they are not ours.
const anyComplaint = /./;

type Settings = {
  contact: Record<string, unknown>;
  callingHours: { to: string; holidays: { day: string }[] };
};

async function settings(): Promise<Settings> {
  const { body } = await (await asStaff())('GET', '/globals/site-settings?depth=0');
  return body as Settings;
}

test('An editor changes the hours on the desk, and reads where they are before they are saved', async () => {
  const page = await visit('/desk/office', { expects: /409|422/, width: 1440 });
  await logIn(page, await newColleague('editor'));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Calling hours' }).click();
  await page.getByLabel('Last call at').selectOption({ label: '9:30 am' });
  const look = page.getByRole('button', { name: 'Show what changes' });
  await look.click();
  await page.getByRole('alert').getByText('The last call must be later than the first.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Last call at').selectOption({ label: '6 pm' });
  await look.click();
  const effects = page.locator('section', { hasText: 'What changes on the site' });
  expect(await textOf(effects)).toMatch(/10 am to 6 pm.*Changes on \d{2,} pages/s);
  expect((await settings()).callingHours.to).toBe('18:30');
  await expectAccessible(page);

  // A day that no other journey asks about.
  await page.goto('/desk/office/holidays');
  const day = `${new Date().getFullYear() + 2}-12-25`;
  await page.getByLabel('A new day, 1', { exact: true }).fill(day);
  await look.click();
  expect(await textOf(effects)).toMatch(/25 December \d{4}.*No calls/s);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByRole('status').getByText('Saved.').waitFor();
  expect(await textOf(page.locator('section', { hasText: 'Who changed it' }))).toContain('The editor');
  expect((await settings()).callingHours.holidays.map((each) => each.day)).toContain(day);
});

test('A setting that the environment sets is shown with the value in force, and cannot be changed here', async () => {
  const { supportEmail } = inject('site');
  const { contact } = await settings();
  const page = await visit('/desk/office/contact', { expects: anyComplaint });
  await logIn(page);
  const field = page.getByLabel('E-mail for everything else');
  expect(await field.inputValue()).toBe(supportEmail);
  expect(await field.isEditable()).toBe(false);
  expect(await textOf(page.locator('.field', { has: field }))).toContain('SUPPORT_EMAIL');
  const changed = { contact: { ...contact, supportEmail: 'elsewhere@example.com' } };
  expect((await (await asStaff())('POST', '/globals/site-settings', changed)).status).toBe(200);
  expect((await settings()).contact.supportEmail).toBe(contact.supportEmail);
  expect(contact.supportEmail).not.toBe(supportEmail);
});

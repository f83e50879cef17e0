import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { dateInIndia } from '#platform/clock.ts';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { asStaff, logIn, newColleague, untilStaffSideAnswers } from '../support/journey-staff.ts';

withBrowser();

// The staff side's own scripts may complain; they are not ours.
const anyComplaint = /./;
const dayMs = 86_400_000;
const inDays = (days: number) => dateInIndia(new Date(Date.now() + days * dayMs));

type Settings = {
  licence: Record<string, unknown>;
  contact: Record<string, unknown>;
  callingHours: { to: string; holidays: { day: string }[] };
};

async function settings(): Promise<Settings> {
  const { body } = await (await asStaff())('GET', '/globals/site-settings?depth=0');
  return body as Settings;
}

async function setValidTill(validTill: string) {
  const { licence } = await settings();
  return (await asStaff())('POST', '/globals/site-settings', { licence: { ...licence, validTill } });
}

let before: unknown;
afterAll(async () => {
  if (typeof before === 'string') await setValidTill(before);
});

// A second is not much for a busy machine.
const aBusyMachine = { timeout: 15_000 };

const screens = ['/admin', '/admin/collections/call-from-experts', '/admin/globals/site-settings'];

async function warningOn(page: Page, screen: string): Promise<string> {
  await page.goto(screen);
  await page.locator('.template-default').waitFor();
  const warning = page.locator('.desk-licence').filter({ hasText: /licence|date has passed/ });
  return (await warning.count()) > 0 ? textOf(warning) : '';
}

/** A setting that is on every page is seen within twenty seconds: waited for on one screen, it is on the others. */
async function untilAllSay(page: Page, pattern: RegExp): Promise<void> {
  for (const screen of screens)
    await expect.poll(() => warningOn(page, screen), { timeout: 60_000 }).toMatch(pattern);
}

test('Every screen of the desk warns from sixty days before the licence ends, and loudly once it has', async () => {
  await untilStaffSideAnswers();
  ({ validTill: before } = (await settings()).licence);
  const page = await visit('/admin', { expects: anyComplaint });
  await logIn(page, await newColleague('adviser'));
  // The seed's date has passed.
  await untilAllSay(page, /That date has passed/);
  const ofDesk = page.getByRole('alert').filter({ hasText: 'That date has passed' });
  // A setting that is on every page is seen within twenty seconds.
  await expect
    .poll(
      async () => {
        await page.goto('/desk/find');
        return ofDesk.count();
      },
      { timeout: 25_000 },
    )
    .toBe(1);
  // Only who may change it is led there.
  expect(await ofDesk.getByRole('link').count()).toBe(0);
  expect((await setValidTill(inDays(61))).status).toBe(200);
  await untilAllSay(page, /^$/);
  await setValidTill(inDays(60));
  await untilAllSay(page, /60 more days/);
  expect(await page.getByRole('alert').filter({ hasText: 'licence' }).count()).toBe(0);
});

test('The licence’s date is a day of the calendar, chosen as one', async () => {
  for (const wrong of ['30/04/2027', '2027-02-30', 'soon', ''])
    expect((await setValidTill(wrong)).status, wrong).toBe(400);
  const page = await visit('/admin', { expects: anyComplaint });
  await logIn(page);
  await page.goto('/admin/globals/site-settings');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  // Text that is typed before the screen's scripts have run is not seen by them.
  await expect
    .poll(async () => {
      const day = page.locator('#field-licence__validTill[type=date]');
      // A value that is there already is not a change to them either.
      await day.fill(inDays(399));
      await day.fill(inDays(400));
      return save.isEnabled();
    }, aBusyMachine)
    .toBe(true);
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/globals/'),
  );
  await save.click();
  // Its text goes with the screen, which may be rendered again by then.
  expect((await answered).status()).toBe(200);
  await expect.poll(async () => (await settings()).licence.validTill, aBusyMachine).toBe(inDays(400));
});

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

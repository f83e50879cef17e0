import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { dateInIndia } from '#platform/clock.ts';
import { textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { asStaff, logIn, newColleague, untilStaffSideAnswers } from '../support/journey-staff.ts';

withBrowser();

// The staff side's own scripts may complain; they are not ours.
const anyComplaint = /./;
const dayMs = 86_400_000;
const inDays = (days: number) => dateInIndia(new Date(Date.now() + days * dayMs));

type Settings = {
  licence: Record<string, unknown>;
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
  for (const wrong of ['30/04/2027', '2027-02-30', 'soon'])
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

import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { dayInWords } from '../support/journey-days.ts';
import { mailsAbout } from '../support/journey-mail.ts';
import { overflowingElements } from '../support/journey-overflow.ts';
import { nightlyTest } from '../support/nightly-test.ts';

withBrowser();

const year = new Date().getFullYear() + 1;
const dates = [`4 January ${year}`, `3 February ${year}`, `26 February ${year}`];
const minFillingMs = 3000;

async function enter(page: Page, { day = '5', month = 'March', lastYear = year } = {}): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('What is insured?').selectOption({ label: 'Car insurance' });
  await main.getByLabel('Insurer').fill('Sample General');
  const lastDay = main.getByRole('group', { name: 'Last day of the policy' });
  await lastDay.getByLabel('Day').fill(day);
  await lastDay.getByLabel('Month').selectOption(month);
  await lastDay.getByLabel('Year').fill(String(lastYear));
  await main.getByRole('button', { name: 'Show my dates' }).click();
}

/** The day after tomorrow: its three dates have passed. */
function soon() {
  const date = new Date(Date.now() + 2 * 86_400_000);
  const part = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', ...options });
  return {
    day: part({ day: 'numeric' }),
    month: part({ month: 'long' }),
    lastYear: Number(part({ year: 'numeric' })),
  };
}

const sheetOf = (page: Page) => page.getByRole('region', { name: 'Your renewal sheet' });

async function expectSheet(page: Page): Promise<void> {
  const sheet = sheetOf(page);
  await sheet.waitFor();
  const days = [`${year}-01-04`, `${year}-02-03`, `${year}-02-26`].map(dayInWords);
  expect(await sheet.getByRole('listitem').locator('time').allTextContents()).toEqual(days);
  const said = await textOf(sheet);
  expect(said).toContain('Sample General');
  expect(said).toContain('Do not drive for even a day without it.');
  expect(said).not.toContain('Do not ride');
  expect(await overflowingElements(page)).toEqual([]);
  await expectAccessible(page);
}

async function expectCalendar(page: Page): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheetOf(page).getByRole('button', { name: 'Add to my calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('renewal-reminder.ics');
  const file = fs.readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '');
  const days = [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day);
  expect(days).toEqual([`${year}0104`, `${year}0203`, `${year}0226`, `${year}0305`]);
  expect(file.match(/TRIGGER:PT9H/g)).toHaveLength(3);
}

async function untilFilledByHand(page: Page): Promise<void> {
  const moment = await page.getByRole('main').locator('[name=moment]').inputValue();
  await page.waitForTimeout(Math.max(0, minFillingMs + 50 - (Date.now() - Number.parseInt(moment, 10))));
}

async function pressSend(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Send me a link to confirm' }).click();
}

async function confirmByMail(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await page.waitForURL('**/renewal-reminder/asked');
  await expectAccessible(page);
  expect(await textOf(main)).toContain('If your browser has no JavaScript');
  const [mail] = await mailsAbout(email);
  const [link = ''] = /\/renewal-reminder\/confirm\/[\w-]+/.exec(mail?.text ?? '') ?? [];
  await page.goto(link);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Yes, remind me' }).click();
  await main.getByRole('heading', { name: 'We will remind you' }).waitFor();
  expect(await textOf(main)).toContain(`on ${dates.join('; ')}.`);
}

test('A visitor gets dates, a list and a calendar in the browser, and asks for mails', async () => {
  const page = await visit('/claims', { width: 390, expects: /Failed to load resource/ });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#sidebar a[href="/renewal-reminder"]').evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/renewal-reminder');
  await page.locator('[data-island][data-running] .renewal-form').waitFor();
  await expectAccessible(page);
  const sent: string[] = [];
  page.on('request', (request) => void (request.isNavigationRequest() && sent.push(request.url())));
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));

  await enter(page, { day: '31', month: 'February' });
  const day = page.getByLabel('Day', { exact: true });
  const complaint = () => day.evaluate((field: HTMLInputElement) => field.validationMessage);
  expect(await complaint()).toContain('There is no such day in the calendar.');
  expect(await sheetOf(page).isVisible()).toBe(false);
  await enter(page);
  expect(await complaint()).toBe('');
  await enter(page, soon());
  await sheetOf(page).getByText('2 days are left. Pay the premium by the last day').waitFor();
  for (const offered of ['Your dates', 'Shall we remind you by e-mail?'])
    expect(await sheetOf(page).getByRole('heading', { name: offered }).isVisible(), offered).toBe(false);
  await enter(page);
  await expectSheet(page);
  await expectCalendar(page);

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await sheetOf(page).getByRole('button', { name: 'Print this sheet' }).click();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.renewal-checks').isVisible()).toBe(true);
  for (const other of ['.renewal-form', '.renewal-all', '.renewal-mail', '.block-questions'])
    expect(await page.locator(other).first().isVisible(), other).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  expect(sent).toEqual([]);

  await sheetOf(page).getByRole('button', { name: 'Remind me by e-mail' }).click();
  await page.getByRole('main').getByLabel('E-mail address').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await expectSheet(page);

  // Pressed at once: the captcha takes the place of the time that filling takes by hand.
  const main = page.getByRole('main');
  const email = `scripted${Date.now()}@example.com`;
  await page.route('**/api/captcha_challenge', (route) => route.abort('internetdisconnected'));
  await main.getByLabel('E-mail address').fill(email);
  await pressSend(page);
  await main.getByText('Your device got no answer from us.').waitFor();
  await expectAccessible(page);
  await page.unroute('**/api/captcha_challenge');
  const posted = page.waitForRequest('**/renewal-reminder/mail');
  await pressSend(page);
  expect((await posted).postData()).toContain('g_recaptcha_response=');
  await confirmByMail(page, email);
});

nightlyTest(
  'Without JavaScript the form is answered by a page with the same, and what is wrong is said',
  async () => {
    const page = await visit('/renewal-reminder', {
      javaScriptEnabled: false,
      width: 390,
      expects: /status of 422/,
    });
    await enter(page, { day: '31', month: 'February' });
    expect(await page.title()).toMatch(/^Error: /);
    expect(await textOf(page.getByRole('alert'))).toContain('There is no such day in the calendar.');
    expect(await page.getByRole('main').getByLabel('Insurer').inputValue()).toBe('Sample General');
    await expectAccessible(page);
    await enter(page);
    expect(new URL(page.url()).search).toBe('');
    await expectSheet(page);
    expect(await page.locator('button[data-take=print]').isVisible()).toBe(false);
    await expectCalendar(page);
    const email = `scriptless${Date.now()}@example.com`;
    await page.getByRole('main').getByLabel('E-mail address').fill(email);
    await untilFilledByHand(page);
    await pressSend(page);
    await confirmByMail(page, email);
  },
);

test('A search for it finds the page', async () => {
  const page = await visit('/search?q=renewal reminder');
  const [first] = await page.getByRole('main').getByRole('link').all();
  expect(await first?.getAttribute('href')).toMatch(/^\/renewal-reminder/);
});

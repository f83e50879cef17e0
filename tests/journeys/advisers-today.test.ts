import pg from 'pg';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { footerEntry, openDialog, requestCall, somebody } from '../support/journey-form.ts';
import { newColleague, tokenOf, untilKeysWork, untilStaffSideAnswers } from '../support/journey-staff.ts';
import { nightlyTest } from '../support/nightly-test.ts';

withBrowser();

beforeAll(untilStaffSideAnswers);

/** A page of the desk, as an adviser who has just begun. */
async function deskPage(path: string, width?: number): Promise<Page> {
  const value = await tokenOf(await newColleague('adviser'));
  const { url } = inject('site');
  return visit(path, {
    width,
    prepare: (page) => page.context().addCookies([{ name: 'payload-token', value, url, httpOnly: true }]),
  });
}

/** As if the visitor had chosen this very half hour for the call: journeys run at any hour. */
async function chooseThisHalfHour(reference: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('site').environment.DATABASE_URL });
  await client.connect();
  await client.query(
    `update cases set slot_at = moment, due_at = moment
     from (select to_timestamp(floor(extract(epoch from now()) / 1800) * 1800) as moment) this_half_hour
     where reference = $1`,
    [reference],
  );
  await client.end();
}

/** Goes down the rows by the keyboard until one is about this. */
async function stepTo(page: Page, href: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('j');
    // What comes live may take the row away that has the focus; the next key begins at the first one.
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    if (focused === href) return;
  }
  throw new Error(`No row leads to ${href}.`);
}

test('A case arrives while an adviser’s Today is open; by keys alone it is taken, called twice and closed', async () => {
  const today = await deskPage('/desk');
  await today.getByText('Live', { exact: true }).waitFor();
  // Half a word is being typed while the page changes around it.
  await today.keyboard.press('/');
  await today.keyboard.type('half a wo');

  const visitor = await visit('/');
  const reference = await requestCall(
    await openDialog(visitor, footerEntry(visitor)),
    somebody({ name: 'Nandini Kulkarni', concern: 'Personal Insurance', sub_purpose: 'IVF Insurance' }),
  );
  const arrived = today.getByRole('listitem').filter({ hasText: reference });
  await arrived.waitFor();
  expect(await textOf(arrived)).not.toMatch(/ivf/i);
  await today.keyboard.type('rd');
  expect(await today.getByLabel('Find a case').inputValue()).toBe('half a word');
  await expectAccessible(today);

  // `t` takes the row that has the focus.
  await today.getByRole('main').focus();
  const href = (await arrived.getByRole('link').getAttribute('href')) ?? '';
  await stepTo(today, href);
  await today.keyboard.press('t');
  await today.getByText('This case is yours now.').waitFor();

  // The heading becomes the task without a reload, and a screen reader announces it.
  await today.getByText('Live', { exact: true }).waitFor();
  await chooseThisHalfHour(reference);
  await today.getByRole('heading', { name: 'Nandini K. expects your call now' }).waitFor();
  expect(await textOf(today.locator('#desk-says'))).toContain('Nandini K. expects your call now');
  await expectAccessible(today);

  await today.keyboard.press('n');
  const said = today.getByRole('status').filter({ hasText: 'The call has been added to the case.' });
  await said.getByRole('link', { name: 'Nandini K.' }).waitFor();
  const second = today.getByRole('region', { name: 'Second attempts' });
  await second.getByRole('link', { name: 'Nandini K.' }).waitFor();
  await stepTo(today, href);
  await today.keyboard.press('Enter');

  await today.waitForURL(`**${href}`);
  await untilKeysWork(today);
  await today.keyboard.press('s');
  await today.keyboard.press('o');
  await today.keyboard.type('What they');
  await today.getByLabel('Why, if it ends or rests').fill('The policy is issued');
  await today.keyboard.press('Enter');
  // The next case is opened; this one says that it is closed.
  await today.waitForURL((url) => !url.pathname.endsWith(href));
  await today.goto(href);
  await today.getByText('closed', { exact: false }).first().waitFor();
  await today.goto('/desk');
  expect(await textOf(today.getByRole('main'))).not.toContain(reference);
});

nightlyTest('on a phone the call stays at the thumb, and nothing is wider than the window', async () => {
  const visitor = await visit('/');
  const person = somebody({ name: 'Farida Shaikh', concern: 'Corporate Insurance' });
  const reference = await requestCall(await openDialog(visitor, footerEntry(visitor)), person);
  await chooseThisHalfHour(reference);
  const today = await deskPage('/desk', 390);
  await today.getByRole('heading', { name: 'Farida S. expects your call now' }).waitFor();
  await today.getByRole('button', { name: 'Take this call' }).click();
  const call = today.getByRole('link', { name: 'Call now' });
  expect(await call.getAttribute('href')).toBe(`tel:+91${person.phone}`);
  await today.getByRole('heading', { name: 'Who has what' }).scrollIntoViewIfNeeded();
  const box = await call.boundingBox();
  expect(box?.y).toBeGreaterThan(600);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(await today.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(today);
});

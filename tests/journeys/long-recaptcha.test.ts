import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sampleOf } from '../support/exhaustive.ts';
import { expectAccessible, type Visit, visit, withBrowser } from '../support/journey-browser.ts';
import {
  callBackDialog,
  fillIn,
  footerEntry,
  formInPage,
  openDialog,
  pageButton,
  referenceIn,
  send,
  somebody,
  submitButton,
  typedText,
} from '../support/journey-form.ts';
import { type FakeGoogle, startFakeGoogle } from '../support/journey-google.ts';
import { closeDialog, hasGlobal, loaded, sidebarEntry, tick } from '../support/journey-recaptcha.ts';
import { type SiteProcess, startSite } from '../support/journey-site.ts';
import { recordsOf } from '../support/journey-staff.ts';

withBrowser();

let google: FakeGoogle;
let site: SiteProcess;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'journeys-recaptcha-'));

beforeAll(async () => {
  google = await startFakeGoogle();
  // Another instance on the same database, for visitors only.
  site = await startSite({
    ...inject('site').environment,
    ...google.environment,
    DATA_DIR: dataDir,
    DESK: 'off',
  });
});

afterAll(async () => {
  await site.stop();
  await google.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const v2 = 'explicit';
const v3 = 'site-key-v3';

test('No captcha is loaded on arrival; the dialog loads v2, and takes it away when it closes', async () => {
  const page = await visitHere('/cruise');
  expect(await loaded(page)).toEqual([]);
  await openDialog(page, pageButton(page));
  await expect.poll(() => loaded(page)).toEqual([v2]);
  await expectAccessible(page);
  await closeDialog(page);
  await expect.poll(() => loaded(page)).toEqual([]);
  expect(await hasGlobal(page)).toBe(false);
});

const withOwnCaptcha = [
  '/corporate-insurance',
  '/personal-insurance',
  '/health-calculator',
  '/risk-janampatri',
  '/corporate-risk-janampatri',
];

test.each(sampleOf(withOwnCaptcha, 2))(
  'On %s v3 takes the place of v2 when the dialog closes, and gives it back when it opens',
  async (path) => {
    const page = await visitHere(path);
    expect(await loaded(page)).toEqual([]);
    await openDialog(page, footerEntry(page));
    await expect.poll(() => loaded(page)).toEqual([v2]);
    await closeDialog(page);
    await expect.poll(() => loaded(page)).toEqual([v3]);
    await page.locator('.grecaptcha-badge').waitFor({ state: 'attached' });
    await openDialog(page, footerEntry(page));
    await expect.poll(() => loaded(page)).toEqual([v2]);
    expect(await page.locator('.grecaptcha-badge').count()).toBe(0);
  },
);

test.each([
  ['the page', pageButton],
  ['the footer', footerEntry],
  ['the sidebar', sidebarEntry],
])('On /vintage-cars the dialog opened from %s loads v3 instead', async (_place, opener) => {
  const page = await visitHere('/vintage-cars');
  await openDialog(page, await opener(page));
  await expect.poll(() => loaded(page)).toEqual([v3]);
  await page.locator('.grecaptcha-badge').waitFor({ state: 'attached' });
  await closeDialog(page);
  await expect.poll(() => loaded(page)).toEqual([]);
  expect(await page.locator('.grecaptcha-badge').count()).toBe(0);
});

test('A captcha that arrives only after its dialog has closed leaves nothing in the page', async () => {
  const page = await visitHere('/vintage-cars');
  const mayArrive = Promise.withResolvers<void>();
  await page.route('**/recaptcha/api.js*', async (route) => {
    await mayArrive.promise;
    await route.continue();
  });
  await openDialog(page, pageButton(page));
  await expect.poll(() => loaded(page)).toEqual([v3]);
  await closeDialog(page);
  const arrived = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/recaptcha/api.js'),
  );
  mayArrive.resolve();
  await arrived;
  // A script of our own that is asked for after it: by then the browser has dealt with the first.
  await page.addScriptTag({ url: `${google.url}/recaptcha/api.js?render=explicit` });
  expect(await page.locator('.grecaptcha-badge').count()).toBe(0);
});

test('With v2 the button waits for the tick, and the server asks Google with the secret of v2', async () => {
  const page = await visitHere('/cruise');
  const dialog = await openDialog(page, pageButton(page));
  const person = somebody();
  await fillIn(dialog, person);
  expect(await submitButton(dialog).getAttribute('aria-disabled')).toBe('true');
  await submitButton(dialog).dispatchEvent('click');
  await dialog.getByText('Please complete the reCAPTCHA challenge.').waitFor();
  await tick(dialog);
  await send(dialog);
  const reference = await referenceIn(dialog);
  expect(google.verified.at(-1)).toMatchObject({
    secret: 'secret-v2',
    response: expect.stringMatching(/^v2 tick/),
  });
  expect(await recordsOf(person.phone)).toMatchObject([{ reference, captcha: 'recaptcha' }]);
});

test('A tick that has expired must be made again', async () => {
  const page = await visitHere('/cruise');
  const dialog = await openDialog(page, pageButton(page));
  await fillIn(dialog, somebody());
  await tick(dialog);
  await dialog.locator('button[type=submit]:not([aria-disabled=true])').waitFor();
  await page.evaluate(() => (globalThis as unknown as { expireTick: () => void }).expireTick());
  await dialog.locator('button[type=submit][aria-disabled=true]').waitFor();
  // At once, without a press.
  await dialog.getByRole('alert').getByText('Please complete the reCAPTCHA challenge.').waitFor();
  await tick(dialog);
  await send(dialog);
  await referenceIn(dialog);
});

test('With v3 the token is fetched at the moment of sending; an unlikely person sees why, and keeps what was typed', async () => {
  const page = await visitHere('/vintage-cars', { expects: /status of 403/ });
  const dialog = await openDialog(page, pageButton(page));
  await expect.poll(() => loaded(page)).toEqual([v3]);
  const asked = google.verified.length;
  const person = somebody();
  await fillIn(dialog, person);
  expect(google.verified).toHaveLength(asked);
  google.behaviour.score = 0.1;
  await send(dialog);
  await dialog.getByRole('alert').getByText('Please complete the reCAPTCHA challenge.').waitFor();
  expect(await typedText(dialog)).toMatchObject(person);
  expect(await recordsOf(person.phone)).toEqual([]);

  google.behaviour.score = 0.9;
  await send(dialog);
  await referenceIn(dialog);
  expect(google.verified.at(-1)).toMatchObject({
    secret: 'secret-v3',
    response: expect.stringMatching(/^v3 call_back/),
  });
});

test('While Google does not answer, nothing is saved and what was typed is kept', async () => {
  const page = await visitHere('/cruise', { expects: /status of 503/ });
  const dialog = await openDialog(page, pageButton(page));
  const person = somebody();
  await fillIn(dialog, person);
  await tick(dialog);
  google.behaviour.isAway = true;
  await send(dialog);
  await dialog.getByRole('alert').waitFor();
  google.behaviour.isAway = false;
  expect(await typedText(dialog)).toMatchObject(person);
  expect(await recordsOf(person.phone)).toEqual([]);
});

const withScripts = [[v2, '/cruise'] as const, [v3, '/vintage-cars'] as const];
test.each(withScripts)(
  'When the script %s cannot be loaded, a press says so, and the next one loads it',
  async (name, path) => {
    const page = await visitHere(path, { expects: /Failed to load resource/ });
    await page.route('**/recaptcha/api.js*', (route) => route.abort('failed'));
    const dialog = await openDialog(page, pageButton(page));
    await fillIn(dialog, somebody());
    await submitButton(dialog).dispatchEvent('click');
    await dialog.locator('form').getByText('We could not load the check that you are not a robot.').waitFor();
    await page.unroute('**/recaptcha/api.js*');
    await submitButton(dialog).dispatchEvent('click');
    if (name === v2) await tick(dialog).then(() => send(dialog));
    await referenceIn(dialog);
  },
);

test('A form in the page keeps its tick while the dialog opens and closes', async () => {
  const page = await visitHere('/get-corporate-insurance');
  const place = await formInPage(page);
  const person = somebody({ company_name: 'Rao & Sons', sector: 'Manufacturing' });
  await fillIn(place, { ...person, email: `shop${person.phone}@example.com` });
  await tick(place);
  await openDialog(page, footerEntry(page));
  await expect.poll(() => loaded(page)).toEqual([v2]);
  // What was typed in the page is in the dialog as well, and nothing is lost with it.
  await page.keyboard.press('Escape');
  await callBackDialog(page).waitFor({ state: 'hidden' });
  expect(await loaded(page)).toEqual([v2]);
  expect(await place.getByRole('checkbox', { name: "I'm not a robot" }).isChecked()).toBe(true);
  await send(place);
  await page.waitForURL('**/thank-you?*');
  expect(google.verified.at(-1)).toMatchObject({ secret: 'secret-v2' });
});

test('After a dialog that needed the other version, a form in the page has its captcha again', async () => {
  const page = await visitHere('/vintage-cars');
  const form = page.locator('footer form');
  // A press brings the script.
  await form.getByLabel('E-mail address').click();
  await form.getByLabel('E-mail address').fill('reader-of-recaptcha@example.com');
  await form.getByRole('checkbox', { name: "I'm not a robot" }).waitFor();
  await openDialog(page, pageButton(page));
  await expect.poll(() => loaded(page)).toEqual([v3]);
  await closeDialog(page);
  await expect.poll(() => loaded(page)).toEqual([v2]);
  expect(await page.locator('.grecaptcha-badge').count()).toBe(0);
  await form.getByLabel(/send me news/).check();
  await tick(form);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Check your inbox').waitFor();
  expect(google.verified.at(-1)).toMatchObject({ secret: 'secret-v2' });
});

function visitHere(path: string, options: Visit = {}): Promise<Page> {
  return visit(path, { ...options, siteUrl: site.url });
}

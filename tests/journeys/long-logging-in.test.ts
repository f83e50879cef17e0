import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { codeOf } from '../support/authenticator.ts';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { tabTo } from '../support/journey-keyboard.ts';
import { type SiteProcess, shareFiles, startSite } from '../support/journey-site.ts';
import { asStaff, type Credentials, tokenOf, untilStaffSideAnswersAt } from '../support/journey-staff.ts';

/** The desk's login as it is outside of tests: with a second factor. On a phone, with the keyboard alone. */
withBrowser();
const dataDir = temporaryFolder();
let site: SiteProcess;
let somebody: Credentials;

beforeAll(async () => {
  shareFiles(inject('site').dataDir, dataDir);
  site = await startSite({ ...inject('site').environment, DATA_DIR: dataDir, STAFF_SECOND_FACTOR: 'on' });
  await untilStaffSideAnswersAt(site.url);
  somebody = { email: `nandini.${Date.now()}@example.com`, password: 'pahaad nadi hawa patang' };
  const made = { ...somebody, role: 'editor', name: 'Nandini V.' };
  const { status, body } = await (await asStaff())('POST', '/users', made);
  expect(status).toBe(201);
  await makeAdministrator(body.doc as Colleague);
});
afterAll(async () => {
  await site.stop();
  removeFolder(dataDir);
});

type Colleague = { id: number; email: string };

/** Gives the role on the desk, as another administrator does: with the password. */
async function makeAdministrator({ id, email }: Colleague): Promise<void> {
  const { url, staff } = inject('site');
  const answer = await fetch(`${url}/desk/staff/${id}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, cookie: `payload-token=${await tokenOf(staff)}` },
    body: new URLSearchParams({ email, role: 'administrator', password: staff.password }),
  });
  expect(answer.headers.get('location')).toBe('/desk/staff?said=changed');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

async function pressOn(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }).first());
  await page.keyboard.press('Enter');
}

/** Types into the field that the screen asks for, which has the focus already. */
async function typeAndGo(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

async function givePassword(page: Page): Promise<void> {
  await heading(page, 'Who is at the desk?');
  await page.keyboard.type(somebody.email);
  await page.keyboard.press('Tab');
  await typeAndGo(page, somebody.password);
}

test('An administrator sets up the second factor, loses the phone and gets in with a recovery code', async () => {
  const page = await visit('/desk/staff', { siteUrl: site.url, width: 390, expects: / 422 / });
  await heading(page, 'Who is at the desk?');
  await expectAccessible(page);
  await givePassword(page);

  await heading(page, 'Set up your second factor');
  await expectAccessible(page);
  const secret = (await textOf(page.locator('.desk-secret'))).replaceAll(' ', '');
  await tabTo(page, page.getByLabel('The six digits that it shows now'));
  const spent = codeOf(secret);
  await typeAndGo(page, spent);
  await heading(page, 'Save your ten recovery codes');
  await expectAccessible(page);
  const codes = await page.locator('.kept-codes li').allTextContents();
  expect(codes).toHaveLength(10);
  await pressOn(page, 'link', 'I have saved them');
  await page.waitForURL(/\/desk\/staff$/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'E-mail, role, second factor' }).first().click();
  await page.getByLabel('Your own password').waitFor();
  await expectAccessible(page);
  await page.goto('/desk/audit');
  await page.getByRole('cell', { name: 'Password, and a second factor set up' }).waitFor();
  await expectAccessible(page);

  await page.goto('/desk/account');
  await heading(page, 'Where you are logged in');
  await heading(page, 'Browsers that know you');
  await expectAccessible(page);
  await pressOn(page, 'link', 'Change the e-mail');
  await page.getByLabel('New e-mail').waitFor();
  await expectAccessible(page);
  await page.goBack();
  await heading(page, 'Where you are logged in');
  await pressOn(page, 'button', 'Log out');
  await page.getByText('You are logged out.').waitFor();

  await givePassword(page);
  await heading(page, 'The six digits on your phone');
  await expectAccessible(page);
  // The one that set it up is spent, and in half a minute it is wrong anyway: never asked again here.
  await typeAndGo(page, spent);
  await page.getByRole('alert').getByText('4 tries left').waitFor();
  await pressOn(page, 'link', 'Lost the phone?');
  await heading(page, 'One of your recovery codes');
  await typeAndGo(page, codes[0] ?? '');
  await heading(page, '9 recovery codes left');
  await expectAccessible(page);
  await pressOn(page, 'link', 'Set up another phone');
  await page.waitForURL(/\/desk\/account\/second-factor$/);
  await expectAccessible(page);
  // The password, and the next of the codes, since the phone is away.
  await page.keyboard.type(somebody.password);
  await page.keyboard.press('Tab');
  await typeAndGo(page, codes[1] ?? '');
  const another = (await textOf(page.locator('.desk-secret'))).replaceAll(' ', '');
  expect(another).not.toBe(secret);
  await tabTo(page, page.getByLabel('The six digits that it shows now'));
  await typeAndGo(page, codeOf(another));
  await pressOn(page, 'link', 'I have saved them');
  await page.getByRole('status').getByText('The new phone is now your second factor.').waitFor();
});

test('A session that is ended elsewhere opens nothing any more within a second', async () => {
  const url = inject('site').url;
  const here = await visit('/desk/account');
  const there = await visit('/desk/account');
  for (const page of [here, there]) {
    await page.getByLabel('E-mail').fill(somebody.email);
    await page.getByLabel('Password').fill(somebody.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await heading(page, 'Where you are logged in');
  }
  const [{ value: token } = { value: '' }] = (await there.context().cookies()).filter(
    ({ name }) => name === 'payload-token',
  );
  const headers = { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' };
  const answers = async () => {
    const places = ['/desk/account', '/admin', '/cmsapi/api/access'];
    const asked = places.map((place) => fetch(url + place, { headers, redirect: 'manual' }));
    const [desk, admin, service] = await Promise.all(asked);
    return { desk: desk?.status, admin: admin?.status, service: service?.status };
  };
  expect(await answers()).toEqual({ desk: 200, admin: 200, service: 200 });
  await here.getByRole('button', { name: 'End all others' }).click();
  await here.getByText('Every other session has ended.').waitFor();
  expect(await answers()).toEqual({ desk: 303, admin: 303, service: 404 });
  await here.reload();
  await heading(here, 'Where you are logged in');
});

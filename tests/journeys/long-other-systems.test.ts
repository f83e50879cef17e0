import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { openCrms } from '../support/crms/all-crms.ts';
import { newAsk, newSession, send } from '../support/fault-visitor.ts';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { type SiteProcess, startSite } from '../support/journey-site.ts';
import { logIn, untilStaffSideAnswersAt } from '../support/journey-staff.ts';
import { copySeededCluster } from '../support/seeded-cluster.ts';

/** An administrator connects the site to a CRM. A site of its own: another instance would take its deliveries. */
withBrowser();
const { all, variables } = await openCrms();
const { zoho } = all;
const dataDir = temporaryFolder();
const staff = { email: 'administrator@example.com', password: 'pahaad nadi hawa patang' };
let site: SiteProcess;

beforeAll(async () => {
  await copySeededCluster(dataDir);
  site = await startSite({
    DATA_DIR: dataDir,
    CAPTCHA: 'off',
    STAFF_SECOND_FACTOR: 'off',
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
    ...Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith('CRM_ZOHO'))),
    CRM_HUBSPOT_URL: 'https://api.hubapi.com',
  });
  await untilStaffSideAnswersAt(site.url);
});
afterAll(async () => {
  await site?.stop();
  removeFolder(dataDir);
});

const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, role: 'status' | 'alert') => textOf(page.locator(`main [role=${role}]`).first());

async function desk(path: string): Promise<Page> {
  const page = await visit(path, { siteUrl: site.url, width: 1440, expects: /422|404/ });
  await logIn(page, staff);
  return page;
}

/** As a visitor's browser sends it. */
async function sendEnquiry(): Promise<string> {
  const { body } = await send(site.url, await newSession(site.url), newAsk());
  return String(body.data?.reference);
}

test('An administrator finds the CRM, tries it, and changes which of our fields goes where', async () => {
  const page = await desk('/desk/account');
  await page.getByRole('link', { name: 'Open other systems' }).click();
  const overview = page.locator('.systems-list');
  expect(await textOf(overview.locator('li').filter({ hasText: 'Zoho' }))).toContain('Gets every enquiry');
  expect(await textOf(overview.locator('li').filter({ hasText: 'HubSpot' }))).toContain(
    'Settings are missing',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zoho CRM' }).click();
  expect(await textOf(page.locator('.systems-settings'))).toContain('CRM_ZOHO_REFRESH_TOKENset (not shown)');
  expect(await page.content()).not.toMatch(/zoho-(refresh|client)-secret/);

  await pressed(page, 'Send a test enquiry');
  expect(await said(page, 'status')).toMatch(/^Zoho CRM took it as lead \d+\./);
  expect([...zoho.records.values()][0]?.fields).toMatchObject({
    Enquiry_Reference: 'TEST0000',
    Last_Name: 'delete',
  });

  await page.getByLabel('City').fill('Home town');
  await pressed(page, 'Save the fields');
  expect(await said(page, 'alert')).toContain('Nothing was saved');
  expect(await page.getByLabel('City').inputValue()).toBe('Home town');
  await expectAccessible(page);
  await page.getByLabel('City').fill('Home_Town');
  await pressed(page, 'Save the fields');
  expect(await said(page, 'status')).toContain('The fields have been saved');
  await pressed(page, 'Send a test enquiry');
  expect(await said(page, 'alert')).toBe('Zoho CRM refuses it: a field does not take our value: Home_Town.');
  await pressed(page, 'Back to the defaults');
  await pressed(page, 'Send a test enquiry');
  expect(await said(page, 'status')).toMatch(/took it/);
  expect(zoho.records.size).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('What did not arrive is shown with its reason, and arrives when it is sent again', async () => {
  zoho.knownFields.delete('Company');
  const reference = await sendEnquiry();
  const page = await desk('/desk/systems');
  const row = page.locator('.systems-troubles tbody tr').filter({ hasText: reference });
  await expect
    .poll(
      async () => {
        await page.reload();
        return row.count();
      },
      { timeout: 15_000 },
    )
    .toBe(1);
  expect(await textOf(row)).toContain('Zoho CRM refuses it: a field does not take our value: Company.');
  await expectAccessible(page);
  zoho.knownFields.add('Company');
  await row.getByRole('button', { name: /^Send again/ }).click();
  expect(await said(page, 'status')).toBe('The hand-over is on its way again.');
  const arrived = () =>
    [...zoho.records.values()].filter(({ fields }) => fields.Enquiry_Reference === reference).length;
  await expect.poll(arrived, { timeout: 15_000 }).toBe(1);
  await page.goto(`${site.url}/desk/systems`);
  await page
    .getByText('Nothing: every hand-over to a CRM above has arrived, is on its way or was given up on.')
    .waitFor();
});

test('A program gets a key, fetches the enquiries with it, and stays outside once the key is ended', async () => {
  const page = await desk('/desk/systems');
  await pressed(page, 'Make a key');
  await page.getByText('Enter a name, so that').waitFor();
  await page.getByLabel('Which program is the key for?').fill('Broking suite');
  await pressed(page, 'Make a key');
  const key = await textOf(page.locator('[role=status] code'));
  await expectAccessible(page);
  const fetched = () =>
    fetch(`${site.url}/api/feed/enquiries`, { headers: { authorization: `Bearer ${key}` } });
  const { data } = (await (await fetched()).json()) as { data: { data: { name: string } }[] };
  expect(data.map((entry) => entry.data.name)).toEqual(['Asha Rao']);
  await page.goto(`${site.url}/desk/systems`);
  expect(await page.content()).not.toContain(key);
  await page.getByRole('button', { name: /^Revoke this key/ }).click();
  expect(await said(page, 'status')).toBe('The key has been revoked and no longer works.');
  expect((await fetched()).status).toBe(401);
});

test('The privacy policy names the CRM, and no other', async () => {
  const page = await visit('/privacy-policy', { siteUrl: site.url });
  expect(await page.content()).toContain('Our list of customers is kept with Zoho CRM.');
  expect(await page.content()).not.toContain('HubSpot');
});

import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { closeDatabase, setDatabaseUrl } from '#platform/database.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { rowsOf } from '../support/database.ts';
import { expectAccessible, visit, withBrowser } from '../support/journey-browser.ts';
import { type SiteProcess, shareFiles, startSite } from '../support/journey-site.ts';
import { newColleague, tokenOf, untilStaffSideAnswersAt } from '../support/journey-staff.ts';
import { type OfficeProvider, startOfficeProvider } from '../support/office-provider.ts';

/** The office's account opens the desk, in a browser that keeps the cookies of each site to itself. */
withBrowser();
const dataDir = temporaryFolder();
let office: OfficeProvider;
let site: SiteProcess;

beforeAll(async () => {
  setDatabaseUrl(inject('site').environment.DATABASE_URL ?? '');
  office = await startOfficeProvider();
  shareFiles(inject('site').dataDir, dataDir);
  site = await startSite({
    ...inject('site').environment,
    ...office.environment,
    DATA_DIR: dataDir,
    STAFF_SECOND_FACTOR: 'on',
  });
  // At `localhost`, and the provider at 127.0.0.1: to a browser two sites.
  office.serve(site.url);
  await untilStaffSideAnswersAt(site.url);
  // The first page of the desk takes its process longer than the others.
  await fetch(`${site.url}/desk/login`);
});
afterAll(async () => {
  await closeDatabase();
  await site.stop();
  await office.stop();
  removeFolder(dataDir);
});

test('An administrator and an adviser of the office log in with its accounts, each to the desk of their group’s role', async () => {
  const person = { name: 'Farah Sheikh', email: `farah.${Date.now()}@office.example` };
  office.people.set('farah', { ...person, groups: ['desk-administrators'] });
  const colleague = { name: `Om ${Date.now()}`, email: `om.${Date.now()}@office.example` };
  office.people.set('om', { ...colleague, groups: ['desk advisers, Pune'] });

  const hers = await visit('/desk/staff', { siteUrl: site.url, width: 1440 });
  await expectAccessible(hers);
  await hers.getByRole('link', { name: 'Log in with Neel Offices' }).click();
  await hers.getByLabel('Your name').fill('farah');
  await hers.getByRole('button', { name: 'Log in' }).click();
  await hers.waitForURL(`${site.url}/desk/staff`);
  await hers.getByRole('heading', { name: person.name }).waitFor();
  await expectAccessible(hers);

  const his = await visit('/desk', { siteUrl: site.url, width: 390 });
  await his.getByRole('link', { name: 'Log in with Neel Offices' }).click();
  await his.getByLabel('Your name').fill('om');
  await his.getByRole('button', { name: 'Log in' }).click();
  await his.waitForURL(`${site.url}/desk`);

  // A change of it takes a fresh login there: nothing else that she has would prove that it is she.
  await hers.reload();
  await hers.getByRole('link', { name: colleague.name, exact: true }).click();
  await hers.getByLabel('Role').selectOption('compliance');
  expect(await hers.getByLabel('Your own password').count()).toBe(0);
  await expectAccessible(hers);
  // The link opens a tab of its own, and the form stays as it is.
  const confirm = hers.getByRole('link', { name: 'Confirm with Neel Offices' });
  expect(await confirm.getAttribute('target')).toBe('_blank');
  const proof = await hers.context().newPage();
  await proof.goto(new URL((await confirm.getAttribute('href')) ?? '', site.url).href);
  await proof.getByLabel('Your name').fill('farah');
  await proof.getByRole('button', { name: 'Log in' }).click();
  await proof.getByRole('heading', { name: 'You have confirmed that it is you' }).waitFor();
  await expectAccessible(proof);
  await proof.close();
  await hers.bringToFront();
  await hers.getByRole('button', { name: 'Save' }).click();
  await hers.getByText('The account has been changed.').waitFor();
});

test('Someone without a group is refused in words, comes in once they have one, and is out within the hour of losing it', async () => {
  const subject = `ila-${Date.now()}`;
  const person = { name: 'Ila Bose', email: `${subject}@office.example` };
  office.people.set(subject, { ...person, groups: ['drivers'] });
  const page = await visit('/desk/find', { siteUrl: site.url, width: 390, expects: / 403 / });
  await page.getByRole('link', { name: 'Log in with Neel Offices' }).click();
  await page.getByLabel('Your name').fill(subject);
  await page.getByRole('button', { name: 'Log in' }).click();
  const refused = page.getByRole('heading', { name: 'None of your groups opens this desk' });
  await refused.waitFor();
  await expectAccessible(page);

  office.people.set(subject, { ...person, groups: ['desk advisers, Pune'] });
  await page.getByRole('link', { name: 'Try Neel Offices again' }).click();
  await page.waitForURL(`${site.url}/desk/find`);

  // An hour later they are asked for again there, unseen.
  const anHourLater = () =>
    rowsOf(
      `update staff.sessions s set confirmed_at = now() - interval '61 minutes', asked_at = null
       from users u where u.id = s.user_id and u.email = $1`,
      [person.email],
    );
  await anHourLater();
  await page.goto('/desk');
  await page.waitForURL(`${site.url}/desk`);
  await page.getByTitle(person.name).waitFor();

  office.people.set(subject, { ...person, groups: [] });
  await anHourLater();
  await page.goto('/desk');
  await refused.waitFor();
  await page.goto('/desk');
  await page.getByRole('heading', { name: 'Who is at the desk?' }).waitFor();
});

test('An editor with a password links the office account under their name, and then logs in with it', async () => {
  const editor = await newColleague('editor');
  const subject = `mira-${Date.now()}`;
  office.people.set(subject, { name: 'Mira', email: `${subject}@office.example`, groups: ['desk-editors'] });
  const page = await visit('/desk/login', { siteUrl: site.url, width: 1440 });
  // At one site without a second factor and at the other with one: sessions of the same accounts.
  await page.context().addCookies([{ name: 'payload-token', value: await tokenOf(editor), url: site.url }]);
  await page.goto('/desk/account');
  await page.getByRole('link', { name: 'Link Neel Offices' }).click();
  await page.getByLabel('Your password').fill(editor.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Link Neel Offices' }).click();
  await page.getByLabel('Your name').fill(subject);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('status').getByText('Your office account now opens the desk as well.').waitFor();
  await page.getByRole('link', { name: 'Unlink Neel Offices' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  // The provider still has its session, and asks nothing.
  await page.getByRole('link', { name: 'Log in with Neel Offices' }).click();
  await page.waitForURL(`${site.url}/admin`, { waitUntil: 'commit' });

  // A colleague cannot link the same one.
  const hers = await visit('/desk/login', { siteUrl: site.url, width: 390, expects: / 403 / });
  const other = await newColleague('editor');
  await hers.context().addCookies([{ name: 'payload-token', value: await tokenOf(other), url: site.url }]);
  await hers.goto('/desk/account/office');
  await hers.getByLabel('Your password').fill(other.password);
  await hers.getByRole('button', { name: 'Link Neel Offices' }).click();
  await hers.getByLabel('Your name').fill(subject);
  await hers.getByRole('button', { name: 'Log in' }).click();
  await hers.getByRole('heading', { name: 'This office account opens another account here' }).waitFor();
  await expectAccessible(hers);
  await hers.getByRole('link', { name: 'Back to your account' }).click();
  await hers.getByRole('link', { name: 'Link Neel Offices' }).waitFor();
});

test('A provider that is down leaves the password, and says so', async () => {
  await office.stop();
  const page = await visit('/desk/staff', { siteUrl: site.url, width: 1440, expects: / 503 / });
  await page.getByRole('link', { name: 'Log in with Neel Offices' }).click();
  await page.getByRole('heading', { name: 'The office login is not responding' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log in with a password' }).click();
  await page.getByLabel('E-mail').fill(inject('site').staff.email);
  await page.getByLabel('Password').fill(inject('site').staff.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Set up your second factor' }).waitFor();
});

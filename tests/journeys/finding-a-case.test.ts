import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { closeDatabase, setDatabaseUrl } from '#platform/database.ts';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { newColleague, tokenOf } from '../support/journey-staff.ts';
import { nightlyTest } from '../support/nightly-test.ts';
import { sampleCase } from '../support/sample-cases.ts';

withBrowser();
// Cases of two years ago do not come through a form.
beforeAll(() => setDatabaseUrl(inject('site').environment.DATABASE_URL ?? ''));
afterAll(closeDatabase);

test('An administrator finds cases despite typing errors, hands two over, and downloads a file', async () => {
  await newColleague('adviser');
  const city = 'Nagpur, Maharashtra';
  const first = await sampleCase({ name: 'Lakshmi Venkatraghavan', city, isShared: true });
  const second = await sampleCase({ name: 'Laxmi Venkatraghavan', city });
  const closed = await sampleCase({ name: 'Lakshmi Venkatragavan', city, state: 'closed', outcome: 'done' });

  const page = await asAdministrator();
  await page.getByLabel('Reference, name, phone or e-mail').fill('laksmi venkatragavan nagpoor');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '3 cases for' }).waitFor();
  // Nothing of a person who is searched for is in the address.
  expect(new URL(page.url()).search).toBe('');
  expect(
    await textOf(page.getByRole('row').filter({ hasText: second.reference }).locator('mark').first()),
  ).toBe('x');
  await expectAccessible(page);

  for (const { reference } of [first, closed]) {
    await page.getByRole('checkbox', { name: reference }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByLabel('Hand them to').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('heading', { name: 'One case is' }).waitFor();
  expect(await textOf(page.getByRole('row').filter({ hasText: closed.reference }))).toContain('closed');
  await expectAccessible(page);

  await page.goto('/desk/find?city=Nagpur&state=open');
  await page.getByRole('row').filter({ hasText: first.reference }).getByRole('checkbox').check();
  await page.getByLabel('Why do you need the file?').fill('Renewals of the orange city');
  await page.getByLabel('CSV').check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const chunks: Buffer[] = await (await download.createReadStream()).toArray();
  const file = Buffer.concat(chunks).toString('utf8');
  expect(file).toContain(first.reference);
  expect(file).not.toContain(second.reference);
  await page.goto('/desk/exports');
  expect(await textOf(page.getByRole('row').nth(1))).toContain('Renewals of the orange city');
  await expectAccessible(page);
});

nightlyTest(
  'On a phone nothing is wider than the screen, and where nothing fits it says what to leave out',
  async () => {
    await sampleCase({ name: 'Nila Das', city: 'Gangtok, Sikkim' });
    const page = await asAdministrator(390);
    for (const path of ['/desk/find?city=Gangtok', '/desk/find?city=Gangtok&state=closed&outcome=done']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: 'See every case' }).waitFor();
  },
);

async function asAdministrator(width?: number): Promise<Page> {
  const page = await visit('/cruise', { width });
  const { url } = inject('site');
  await page.context().addCookies([{ name: 'payload-token', value: await tokenOf(), url }]);
  await page.goto('/desk/find');
  return page;
}

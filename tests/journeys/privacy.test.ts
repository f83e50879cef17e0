import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { visit, withBrowser } from '../support/journey-browser.ts';
import { footerEntry, openDialog, requestCall, somebody } from '../support/journey-form.ts';
import { asStaff, newColleague, recordsOf, untilStaffSideAnswers } from '../support/journey-staff.ts';

withBrowser();

test('The running site has done its deletion of the day', async () => {
  const client = new pg.Client({ connectionString: inject('site').environment.DATABASE_URL });
  await client.connect();
  try {
    await expect
      .poll(async () => (await client.query(`select state from pgboss.job where name = 'retention'`)).rows, {
        timeout: 30_000,
      })
      .toContainEqual({ state: 'completed' });
  } finally {
    await client.end();
  }
});

test('No one rewrites a visitor’s consent, and an administrator deletes everything of theirs', async () => {
  const page = await visit('/');
  const person = somebody({ concern: 'POSP' });
  const reference = await requestCall(await openDialog(page, footerEntry(page)), person);
  await untilStaffSideAnswers();
  const adviser = await asStaff(await newColleague('adviser'));
  const administrator = await asStaff();
  const ofReference = `where[reference][equals]=${reference}`;
  const [consent] = (await adviser('GET', `/consents?${ofReference}&where[purpose][equals]=consent`)).body
    .docs as { id: number; text: string }[];
  const address = `/consents/${consent?.id}`;
  for (const staff of [adviser, administrator])
    expect((await staff('PATCH', address, { text: 'Another' })).status).toBe(403);
  const { body } = await adviser('GET', address);
  expect(body).toMatchObject({ withdrawnAt: null, text: consent?.text });

  const { status } = await administrator('DELETE', `/call-from-experts?${ofReference}`);
  expect(status).toBe(200);
  expect(await recordsOf(person.phone)).toEqual([]);
  for (const collection of ['consents', 'deliveries']) {
    const { body: left } = await administrator('GET', `/${collection}?${ofReference}`);
    expect(left.docs, collection).toEqual([]);
  }
});

import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { footerEntry, openDialog, requestCall, somebody } from '../support/journey-form.ts';
import {
  asStaff,
  newColleague,
  recordsOf,
  type StaffRequest,
  untilStaffSideAnswers,
} from '../support/journey-staff.ts';

withBrowser();

test('An administrator changes a period, and policy, dialog and plain page print it', async () => {
  await untilStaffSideAnswers();
  const staff = await asStaff();
  const { body } = await staff('GET', '/globals/site-settings?depth=0');
  const before = body.retention as Record<string, number>;
  await setRetention(staff, { enquiriesMonths: 17, agentsMonths: 31, businessesMonths: 24 });
  try {
    const policy = await visit('/privacy-policy');
    await vi.waitFor(
      async () => {
        await policy.reload();
        const text = await textOf(policy.getByRole('main'));
        expect(text).toContain('a request for a call for 17 months');
        expect(text).toContain('a POSP application for 31 months');
      },
      { timeout: 30_000, interval: 500 },
    );
    const dialog = await openDialog(policy, footerEntry(policy));
    expect(await textOf(dialog.locator('.notice'))).toContain('We keep it for 17 months, then delete it.');
    const agents = await visit('/posp-agent/apply');
    await vi.waitFor(
      async () => {
        await agents.reload();
        expect(await textOf(agents.locator('.form-in-page .notice'))).toContain('We keep it for 31 months');
      },
      { timeout: 30_000, interval: 500 },
    );
    const plain = await visit('/call-back?variant=posp', { javaScriptEnabled: false });
    await vi.waitFor(
      async () => {
        await plain.reload();
        expect(await textOf(plain.locator('.form-page .notice'))).toContain('We keep it for 31 months');
      },
      { timeout: 30_000, interval: 500 },
    );
  } finally {
    await setRetention(staff, before);
  }
});

async function setRetention(staff: StaffRequest, retention: Record<string, number>): Promise<void> {
  expect((await staff('POST', '/globals/site-settings', { retention })).status).toBe(200);
}

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

test('A visitor takes a consent back: an adviser notes it, and an administrator deletes everything of theirs', async () => {
  const page = await visit('/');
  const person = somebody({ concern: 'POSP' });
  const reference = await requestCall(await openDialog(page, footerEntry(page)), person);
  await untilStaffSideAnswers();
  const adviser = await asStaff(await newColleague('adviser'));
  const editor = await asStaff(await newColleague('editor'));
  const ofReference = `where[reference][equals]=${reference}`;
  const [consent] = (await adviser('GET', `/consents?${ofReference}&where[purpose][equals]=consent`)).body
    .docs as { id: number; text: string }[];
  const address = `/consents/${consent?.id}`;
  const withdrawnAt = '2026-11-22T06:30:00.000Z';
  expect((await editor('PATCH', address, { withdrawnAt })).status).toBeOneOf([401, 403, 404]);
  expect((await adviser('PATCH', address, { withdrawnAt, text: 'Another' })).status).toBe(200);
  const { body } = await adviser('GET', address);
  expect(body).toMatchObject({ withdrawnAt, text: consent?.text });

  const administrator = await asStaff();
  const { status } = await administrator('DELETE', `/call-from-experts?${ofReference}`);
  expect(status).toBe(200);
  expect(await recordsOf(person.phone)).toEqual([]);
  for (const collection of ['consents', 'deliveries']) {
    const { body: left } = await administrator('GET', `/${collection}?${ofReference}`);
    expect(left.docs, collection).toEqual([]);
  }
});

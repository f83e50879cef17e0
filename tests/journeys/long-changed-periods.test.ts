import { expect, test, vi } from 'vitest';
import { textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { footerEntry, openDialog } from '../support/journey-form.ts';
import { asStaff, type StaffRequest, untilStaffSideAnswers } from '../support/journey-staff.ts';

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

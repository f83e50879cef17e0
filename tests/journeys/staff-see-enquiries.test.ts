import { expect, test } from 'vitest';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { footerEntry, openDialog, requestCall, somebody } from '../support/journey-form.ts';
import { mailsAbout } from '../support/journey-mail.ts';
import { logIn, untilStaffSideAnswers } from '../support/journey-staff.ts';

withBrowser();

test('Staff see an enquiry with what became of it, and send its mail again under the same Message-ID', async () => {
  const visitor = await visit('/');
  const dialog = await openDialog(visitor, footerEntry(visitor));
  const person = somebody({ name: 'Meera Iyer', concern: 'Corporate Insurance' });
  const reference = await requestCall(dialog, person);
  const [first] = await mailsAbout(reference);

  await untilStaffSideAnswers();
  const staff = await visit('/admin', { expects: anyComplaint });
  await logIn(staff);
  await staff.goto('/admin/collections/call-from-experts');
  // Followed without being pressed: the vendor's script swallows a press that comes while it begins.
  const record = await staff.getByRole('link', { name: reference }).getAttribute('href');
  expect(record).toMatch(/call-from-experts\/\d+/);
  await staff.goto(record ?? '');
  // Every answer in words, whatever happens to the form.
  for (const words of ['Meera Iyer', person.phone, 'Pune', 'Corporate Insurance'])
    await staff.getByRole('definition').filter({ hasText: words }).waitFor();
  const delivery = staff.getByRole('row').filter({ hasText: 'support-mail' });
  await delivery.getByText('sent', { exact: true }).waitFor();
  expect(await textOf(delivery)).toContain('1');

  // A visitor's enquiry stays as it came.
  expect(await staff.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
  await staff.getByRole('link', { name: 'Open the case' }).click();
  await staff.getByRole('button', { name: 'Take it' }).click();
  await staff.getByText('This case is yours now.').waitFor();
  await staff.getByLabel('Spoke').check();
  await staff.getByLabel('Note').fill('Calls back on Monday.');
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await staff.getByRole('listitem').filter({ hasText: 'Calls back on Monday.' }).waitFor();

  await staff.getByRole('link', { name: 'Mail to us about a form' }).click();
  await staff.getByRole('heading', { level: 1, name: 'Mail to us about a form' }).waitFor();
  await staff.frameLocator('iframe').first().getByText('Meera Iyer', { exact: true }).waitFor();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Send it again' }).click();
  await staff.getByText('It is on its way again.').waitFor();
  const [, second] = await mailsAbout(reference, 2);
  expect(second?.messageId).toBe(first?.messageId);
  expect(second?.text).toBe(first?.text);
});

// The staff side's own scripts may complain; they are not ours.
const anyComplaint = /./;

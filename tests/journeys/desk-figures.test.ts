import { expect, test } from 'vitest';
import { expectAccessible, visit, withBrowser } from '../support/journey-browser.ts';
import { footerEntry, openDialog, requestCall, somebody } from '../support/journey-form.ts';
import { logIn, newColleague, untilStaffSideAnswers } from '../support/journey-staff.ts';

withBrowser();

test('A reader looks at the figures on a phone, chooses a year, and reads a picture as its table', async () => {
  await untilStaffSideAnswers();
  const visitor = await visit('/cruise');
  await requestCall(
    await openDialog(visitor, footerEntry(visitor)),
    somebody({ concern: 'Corporate Insurance' }),
  );
  const desk = await visit('/admin', { width: 390, expects: /status of 403/ });
  await logIn(desk, await newColleague('reader'));
  await desk.goto('/desk/figures');
  await expectAccessible(desk);
  await desk.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Year' }).click();
  await desk.waitForURL('**/desk/figures?period=year');
  await desk.getByText('The same as a table').click();
  const table = desk.getByRole('region', { name: 'Enquiries by purpose' });
  await table.getByRole('row').nth(1).waitFor();
  await expectAccessible(desk);
  expect(await desk.evaluate('document.documentElement.scrollWidth')).toBe(390);
});

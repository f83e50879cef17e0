import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleOf } from '../support/exhaustive.ts';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { callBackDialog, fillIn, referenceIn, send, somebody } from '../support/journey-form.ts';
import { mailsAbout } from '../support/journey-mail.ts';
import { sampleResultOf } from '../support/journey-result.ts';
import { logIn, recordsOf, untilStaffSideAnswers } from '../support/journey-staff.ts';
import { nightlyTest } from '../support/nightly-test.ts';

withBrowser();

const attachBox = /Show the expert my result and all my answers, including those about health/;
const mailForm = (page: Page) => page.locator('form.result-mail');
const sendLink = (page: Page) => mailForm(page).getByRole('button', { name: 'Send the link' });
const mailTick = (page: Page) => page.getByRole('checkbox', { name: 'You may send this one e-mail' });

/** Waits for the mail to an address, and returns the one link in it. */
async function linkIn(address: string, path: string): Promise<string> {
  const mails = await mailsAbout(path);
  const mail = mails.find(({ to }) => to.includes(address));
  expect(mail, `a mail to ${address}`).toBeDefined();
  const [link = ''] = /https?:\/\/\S+\/result\/[\w-]{22}/.exec(mail?.text ?? '') ?? [];
  return link;
}

test.each(sampleOf([390, 1440], 1))(
  'A visitor has the link sent, sees a wrong address and mends it: %i px',
  async (width) => {
    const path = await sampleResultOf('personal-risk');
    const page = await visit(path, { width });
    const finding = await textOf(page.getByRole('heading', { level: 1 }));
    await expectAccessible(page);

    await sendLink(page).click();
    const summary = mailForm(page).getByRole('alert');
    await summary.getByText('Please fill required fields').waitFor();
    expect(await textOf(summary)).toContain('Please tick this so that we may send the e-mail.');
    await expectAccessible(page);

    const address = `meera.${width}@mail.example`;
    await page.getByLabel('Email').fill(`wrong.${width}@mail.example`);
    await mailTick(page).check();
    await sendLink(page).click();
    await page.getByText(`We are sending the link to wrong.${width}@mail.example.`).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Not right? Send it to another address' }).click();
    await page.getByLabel('Email').fill(address);
    await mailTick(page).check();
    await sendLink(page).click();
    await page.getByText(`We are sending the link to ${address}.`).waitFor();

    const mails = await mailsAbout(path, 2);
    const mail = mails.find(({ to }) => to.includes(address));
    expect(mail?.text).not.toContain(finding);
    expect(mail?.subject).not.toContain(finding);
    const [link = ''] = /https?:\/\/\S+\/result\/[\w-]{22}/.exec(mail?.text ?? '') ?? [];
    const opened = await visit(link, { width });
    expect(await textOf(opened.getByRole('heading', { level: 1 }))).toBe(finding);

    await page.getByRole('link', { name: 'What happens next' }).click();
    await page.waitForURL('**/risk-janampatri/thank-you');
  },
);

test('A visitor talks about a result: with a tick of its own the expert reads it with the request', async () => {
  const page = await visit(await sampleResultOf('corporate-risk'));
  await page.getByRole('link', { name: 'Talk about this' }).first().click();
  const dialog = callBackDialog(page);
  await dialog.locator('form').waitFor();
  const box = dialog.getByRole('checkbox', { name: attachBox });
  expect(await box.isChecked()).toBe(false);
  await expectAccessible(page);
  const person = somebody({ email: 'meera@example.com' });
  await fillIn(dialog, person);
  await box.check();
  await send(dialog);
  const reference = await referenceIn(dialog);
  const [record] = await recordsOf(person.phone);
  expect(record).toMatchObject({ reference, referrerUrl: '/corporate-risk-janampatri' });

  await untilStaffSideAnswers();
  // The staff side's own scripts may complain; they are not ours.
  const staff = await visit('/admin', { expects: /./ });
  await logIn(staff);
  await staff.goto(`/admin/collections/call-from-experts/${record?.id}`);
  await staff.getByRole('heading', { name: /what they were told/ }).waitFor();
  await staff.getByText('Property and fire', { exact: true }).first().waitFor();
  await staff.getByRole('heading', { name: /what they answered \(version 1/ }).waitFor();
});

nightlyTest(
  'Without JavaScript the link is sent, the call knows the result, and all of it can be forgotten',
  async () => {
    const path = await sampleResultOf('health-cover');
    const page = await visit(path, { javaScriptEnabled: false, expects: /status of 404/ });
    await expectAccessible(page);
    await page.getByLabel('Email').fill('ravi@plain.example');
    await mailTick(page).check();
    // As long as a person takes at least.
    await page.waitForTimeout(3500);
    await sendLink(page).click();
    await page.getByText('We are sending the link to ravi@plain.example.').waitFor();
    await expectAccessible(page);
    expect(await linkIn('ravi@plain.example', path)).toContain(path);

    await page.getByRole('link', { name: 'Talk about this' }).first().click();
    await page.waitForURL('**/call-back?*');
    expect(await page.getByRole('checkbox', { name: attachBox }).isChecked()).toBe(false);
    await expectAccessible(page);
    await page.goto(path);

    await page.getByRole('button', { name: 'Forget my answers' }).click();
    await page.getByRole('heading', { name: 'Your answers have been deleted' }).waitFor();
    await expectAccessible(page);
    await page.goto(path);
    await page.getByRole('heading', { name: 'This result is no longer here' }).waitFor();
    await page.getByRole('link', { name: 'Start again' }).click();
    await page.waitForURL('**/health-calculator');
  },
);

test('Forgetting a result also forgets what the browser kept of its answers', async () => {
  const page = await visit(await sampleResultOf('health-cover'));
  await page.evaluate(() => {
    localStorage.setItem('answers:health-cover', '{"version":1,"answers":{}}');
    localStorage.setItem('answers:personal-risk', '{"version":1,"answers":{}}');
  });
  await page.getByRole('button', { name: 'Forget my answers' }).click();
  await page.getByRole('heading', { name: 'Your answers have been deleted' }).waitFor();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['answers:personal-risk']);
});

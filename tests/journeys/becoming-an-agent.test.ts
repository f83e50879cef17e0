import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { answerCheck } from '../support/journey-eligibility.ts';
import {
  callBackDialog,
  fillIn,
  formInPage,
  referenceIn,
  send,
  somebody,
  typedText,
} from '../support/journey-form.ts';
import { mailsAbout } from '../support/journey-mail.ts';
import { recordsOf } from '../support/journey-staff.ts';
import { nightlyTest } from '../support/nightly-test.ts';

withBrowser();

const known = 'We already have your registration. If you would like a call about it, ask for one here.';

test('A person who may become an agent is checked, registers, and gets a kind answer the second time', async () => {
  const page = await visit('/become-an-insurance-posp-agent-bck', { width: 390 });
  await page.getByRole('main').getByRole('link', { name: 'Check whether you can join' }).first().click();
  await answerCheck(page);
  await page.waitForURL('**/posp-agent/apply');
  const person = somebody();
  const agent = { ...person, email: `agent${person.phone}@example.com` };
  await apply(page, agent);
  await page.waitForURL((url) => url.pathname === '/thank-you-pos');
  const main = page.getByRole('main');
  const reference = await referenceIn(main);
  expect(await textOf(main)).toMatch(/We call you: by \w+day, \d+ \w+ 20\d\d/);
  await expectAccessible(page);
  const [mail, confirmation] = await mailsAbout(reference, 2);
  expect(confirmation?.to).toBe(agent.email);
  expect(mail?.text).toContain('Purpose: POSP');
  expect(await recordsOf(person.phone, 'posp-agent-forms')).toMatchObject([
    { reference, email: agent.email },
  ]);

  await page.goto('/posp-agent/apply');
  const form = await apply(page, { ...agent, email: agent.email.toUpperCase() });
  await page.locator('#toasts').getByText(known).waitFor();
  await form.getByText(known).first().waitFor();
  await expectAccessible(page);
  expect(await recordsOf(person.phone, 'posp-agent-forms')).toHaveLength(1);
  expect(await recordsOf(person.phone)).toEqual([]);

  await form.getByRole('link', { name: 'ask for one here' }).click();
  const dialog = callBackDialog(page);
  await expect.poll(() => dialog.locator('[name=concern]').inputValue()).toBe('POSP');
  const { name, phone, city } = person;
  expect(await typedText(dialog)).toMatchObject({ name, phone, city });
});

nightlyTest(
  'Without JavaScript a person who may not yet reads kindly why, and registers once they may',
  async () => {
    const page = await visit('/posp-agent', { javaScriptEnabled: false, expects: /status of 422/ });
    await page.getByRole('main').getByRole('link', { name: 'Check whether you can join' }).first().click();
    await page.getByRole('button', { name: 'See whether I can join' }).click();
    const main = page.getByRole('main');
    expect(await textOf(main.getByRole('alert'))).toContain('Are you 18 or older?');
    await expectAccessible(page);

    await answerCheck(page, { adult: 'No', elsewhere: 'Yes' });
    const said = await textOf(main);
    expect(said).toContain('A POSP must be 18 or older. Please come back when you turn 18.');
    expect(said).toContain('You can join us after your present agreement has ended.');
    expect(said).not.toContain('A POSP needs a PAN');
    // Our forms are for adults.
    expect(await main.locator('a[href*="call-back"], a[href*="/apply"]').count()).toBe(0);
    expect(page.url()).toMatch(/\/forms\/posp-check$/);
    await expectAccessible(page);

    await main.getByRole('link', { name: 'Answer again' }).click();
    await answerCheck(page);
    await page.waitForURL('**/posp-agent/apply');
    const person = somebody();
    await fillIn(main, { ...person, email: `agent${person.phone}@example.com` });
    await main.getByRole('button', { name: 'Request the call' }).click();
    await page.waitForURL('**/call-back');
    expect(await textOf(main)).toContain('We have not saved it yet.');
    expect(await recordsOf(person.phone, 'posp-agent-forms')).toEqual([]);
    // Faster than three seconds no one fills a form.
    await page.waitForTimeout(3050);
    await main.getByRole('button', { name: 'Request the call' }).click();
    await page.waitForURL('**/thank-you-pos?*');
    const reference = await referenceIn(main);
    expect(await recordsOf(person.phone, 'posp-agent-forms')).toMatchObject([{ reference, channel: 'page' }]);
  },
);

async function apply(page: Page, answers: Parameters<typeof fillIn>[1]) {
  const place = await formInPage(page);
  await fillIn(place, answers);
  await send(place);
  return place;
}

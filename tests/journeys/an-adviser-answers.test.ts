import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { formMessages } from '#forms/messages/messages.ts';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { type Credentials, logIn, newColleague, tokenOf, untilKeysWork } from '../support/journey-staff.ts';
import { nightlyTest } from '../support/nightly-test.ts';

withBrowser();

let adviser: Credentials;
beforeAll(async () => {
  adviser = await newColleague('adviser');
});

// A form that is sent with something missing is answered with 422, and an action that is refused with 409.
const refusedForms = /the server responded with a status of (409|422)/;

nightlyTest(
  'On a phone an adviser enters a walk-in, calls twice and closes; missing fields are named and nothing typed is lost',
  async () => {
    const desk = await atDesk('/desk/cases/new', adviser, 390);
    await expectAccessible(desk);
    await desk.getByLabel('What they said').fill('Stood at the counter.');
    await desk.getByRole('button', { name: 'Open the case' }).click();
    await desk.getByText('Please ask whether we may contact them').first().waitFor();
    await expectAccessible(desk);
    expect(await desk.getByLabel('What they said').inputValue()).toBe('Stood at the counter.');
    await fillWalkIn(desk, '9811012345');
    // Read out in the language of the call; nothing that is ticked is lost by the choice.
    const inHindi = desk.getByText(formMessages('hi').consents.consent.text);
    expect(await inHindi.isVisible()).toBe(false);
    await desk.getByLabel('Hindi').check();
    expect(await inHindi.isVisible()).toBe(true);
    await expectAccessible(desk);
    await desk.getByLabel('Whose case it is').selectOption('');
    await desk.getByRole('button', { name: 'Open the case' }).click();

    await desk.getByRole('heading', { level: 1, name: 'Gopal Nair, Kochi' }).waitFor();
    await expectAccessible(desk);
    expect(await desk.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await desk.getByRole('button', { name: 'Take it' }).click();
    await desk.getByText('This case is yours now.').waitFor();
    await desk.getByRole('link', { name: 'How did it go?' }).click();
    await desk.getByLabel('No answer').check();
    await save(desk);
    expect(await timeline(desk)).toContain('First attempt, no answer');

    // The number was noted wrong, and the first try to mend it is not a number.
    await desk.getByText('Something was mistyped').click();
    await desk.locator('[name=field]').selectOption('phone');
    await desk.getByLabel('As it should be').fill('12345');
    await desk.getByRole('button', { name: 'Correct it' }).click();
    await desk.getByText('Please enter 10 digit phone number').waitFor();
    await desk.locator('[name=right]:focus').waitFor();
    await expectAccessible(desk);
    expect(await desk.getByLabel('As it should be').inputValue()).toBe('12345');
    await desk.getByLabel('As it should be').fill('98110 12346');
    await desk.getByRole('button', { name: 'Correct it' }).click();
    await desk.getByText('The correction has been saved.').waitFor();
    expect(await timeline(desk)).toContain('Put right');
    expect(await desk.getByRole('link', { name: 'Call 98110 12346' }).count()).toBeGreaterThan(0);

    await desk.getByLabel('Spoke').check();
    await desk.getByLabel('What came of it').selectOption('done');
    await desk.getByLabel('Note').fill('Cover begins on Monday.');
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await desk.getByText('Please say why, in a few words.').waitFor();
    // Anyone who typed goes on where something is missing.
    await desk.locator('[name=why]:focus').waitFor();
    expect(await desk.getByLabel('Note').inputValue()).toBe('Cover begins on Monday.');
    await desk.getByLabel('Why, if it ends or rests').fill('Cover is placed.');
    await desk.getByText('You may write to me on WhatsApp').last().click();
    await save(desk);
    for (const words of [
      'Came to the office',
      'Stood at the counter.',
      'Called and spoke with them',
      'Closed: ',
    ])
      expect(await timeline(desk)).toContain(words);
    expect(await textOf(desk.locator('.case-head'))).toContain('Their request is settled. Cover is placed.');
  },
);

test('With the keyboard alone an adviser takes a case, notes a call and hands it over; then it is theirs no more', async () => {
  const desk = await atDesk('/desk/cases/new', adviser);
  await fillWalkIn(desk, '9811012346');
  await desk.getByLabel('Whose case it is').selectOption('');
  await desk.getByRole('button', { name: 'Open the case' }).press('Enter');
  await desk.getByText('The case is open.').waitFor();
  await untilKeysWork(desk);
  await desk.keyboard.press('t');
  await desk.getByText('This case is yours now.').waitFor();
  await untilKeysWork(desk);
  await desk.keyboard.press('s');
  expect(await desk.getByLabel('Spoke').isChecked()).toBe(true);
  await desk.getByLabel('Note').focus();
  await desk.keyboard.type('Speaks Tamil.');
  await desk.getByLabel('Hand over to').focus();
  await desk.keyboard.type('Adm');
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await desk.getByText('Administrator has it').waitFor();
  expect(await timeline(desk)).toMatch(/Speaks Tamil\..*The adviser handed it to Administrator/s);
  expect(await desk.getByRole('button', { name: 'Take it' }).count()).toBe(0);
  await expectAccessible(desk);

  const reading = await atDesk(new URL(desk.url()).pathname, await newColleague('reader'));
  await reading.getByText('You can read all of it, but').waitFor();
  expect(await reading.getByRole('main').getByRole('button').count()).toBe(0);
});

test('An adviser’s typed text outlives others’ work on the case, and the session; a list says what has come', async () => {
  const list = await atDesk('/desk/find', adviser);
  await untilKeysWork(list);
  const rows = await list.getByRole('row').count();
  const desk = await atDesk('/desk/cases/new', adviser);
  await fillWalkIn(desk, '9811012347');
  await desk.getByRole('button', { name: 'Open the case' }).click();
  await desk.getByText('The case is open.').waitFor();
  await list.getByRole('link', { name: /^\d+ new: show/ }).waitFor();
  expect(await list.getByRole('row').count()).toBe(rows);

  await untilKeysWork(desk);
  const note = desk.getByLabel('Note');
  await note.fill('Wants it before Hol');
  const path = new URL(desk.url()).pathname;
  await noteByAdministrator(path, 'She rang again.');
  await desk.locator('#case-timeline').getByText('She rang again.').waitFor();
  expect(await note.inputValue()).toBe('Wants it before Hol');

  await note.pressSequentially('i.');
  await desk.context().clearCookies();
  await note.press('Control+Enter');
  await desk.waitForURL('**/desk/login*');
  await desk.getByText('is still in this window').waitFor();
  await logIn(desk, adviser);
  await desk.waitForURL(`**${path}`);
  const putBack = desk.getByRole('button', { name: 'Put it back' });
  await putBack.click();
  expect(await note.inputValue()).toBe('Wants it before Holi.');
  await expectAccessible(desk);
  await note.press('Control+Enter');
  await desk.waitForURL((url) => url.searchParams.has('said'));
  await untilKeysWork(desk);
  await desk.goto(path);
  expect(await timeline(desk)).toContain('Wants it before Holi.');
  await untilKeysWork(desk);
  expect(await putBack.isVisible()).toBe(false);

  // Likewise on any other page: the login leads back to it.
  await desk.goto('/desk/privacy/new', { waitUntil: 'networkidle' });
  await desk.getByLabel('What they say').fill('Send me my data.');
  await desk.context().clearCookies();
  await desk.getByRole('button', { name: 'Enter the request' }).click();
  await desk.waitForURL('**/desk/login*');
  await logIn(desk, adviser);
  await desk.waitForURL('**/desk/privacy/new');
  await putBack.click();
  expect(await desk.getByLabel('What they say').inputValue()).toBe('Send me my data.');
});

/** While someone else has the case open. */
async function noteByAdministrator(path: string, text: string): Promise<void> {
  const { url } = inject('site');
  const headers = { cookie: `payload-token=${await tokenOf()}`, origin: new URL(url).origin };
  const body = new URLSearchParams({ kind: 'note', text });
  const { status } = await fetch(`${url}${path}/act`, { method: 'POST', headers, body, redirect: 'manual' });
  expect(status).toBe(303);
}

async function atDesk(path: string, credentials: Credentials, width?: number): Promise<Page> {
  const value = await tokenOf(credentials);
  const cookie = { name: 'payload-token', value, url: inject('site').url };
  const prepare = (page: Page) => page.context().addCookies([cookie]);
  return visit(path, { width, expects: refusedForms, prepare });
}

async function fillWalkIn(desk: Page, phone: string): Promise<void> {
  await desk.getByLabel('Came to the office').check();
  await desk.getByLabel('Name', { exact: true }).fill('Gopal Nair');
  await desk.getByLabel('Phone number').fill(phone);
  await desk.getByLabel('City').fill('Kochi');
  await desk.getByLabel('What is it about?').selectOption('Personal Insurance');
  await desk.getByLabel('You may contact me by phone and e-mail about this request.').check();
}

async function save(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await desk.getByText('Saved.').waitFor();
}

async function timeline(desk: Page): Promise<string> {
  return textOf(desk.locator('#case-timeline'));
}

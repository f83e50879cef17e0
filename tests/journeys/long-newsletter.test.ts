import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { mailsAbout } from '../support/journey-mail.ts';
import { asStaff, logIn, newColleague, untilStaffSideAnswers } from '../support/journey-staff.ts';

withBrowser();

const newEmail = () => `reader${Date.now()}@example.com`;
const minFillingMs = 3000;

test('A visitor asks for the newsletter, confirms, reads the issue that an editor sends, and leaves', async () => {
  const reader = await visit('/cruise', { width: 390 });
  let challenges = 0;
  reader.on('request', (request) => {
    if (request.url().endsWith('/api/captcha_challenge')) challenges += 1;
  });
  const form = reader.locator('footer form');
  // It works at once, while the script is on its way, and stays when that has come.
  await form.getByLabel(/send me news/).check();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByRole('alert').waitFor();
  await expectAccessible(reader);
  const email = newEmail();
  await form.getByLabel('E-mail address').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await reader.getByText('Check your inbox').waitFor();
  await expectAccessible(reader);
  expect(challenges, 'a form that is done asks for no other').toBe(1);

  await reader.goto(await linkMailedTo(email, 'confirm'));
  await expectAccessible(reader);
  await reader.getByRole('main').getByRole('button').click();
  await reader.getByRole('heading', { name: 'You are subscribed' }).waitFor();

  const { slug, title } = await editorSends();
  await reader.goto(await linkMailedTo(email, 'leave', 2));
  await reader.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await reader.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();

  await reader.goto('/blogs-and-resources');
  await reader.getByRole('link', { name: title }).click();
  await reader.waitForURL(`**/blogs-and-resources/${slug}`);
  expect(await textOf(reader.getByRole('main'))).toContain('Words of the issue.');
  await expectAccessible(reader);
});

test('Without a captcha the form says why, and a press tries again', async () => {
  const page = await visit('/cruise', { expects: /Failed to load resource/ });
  await page.route('**/api/captcha_challenge', (route) => route.abort('internetdisconnected'));
  const form = page.locator('footer form');
  await form.getByLabel('E-mail address').fill(newEmail());
  await form.getByLabel(/send me news/).check();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByText('Your device got no answer from us.').waitFor();
  await page.unroute('**/api/captcha_challenge');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Check your inbox').waitFor();
});

test('Without JavaScript the field leads to a page that sends it', async () => {
  const page = await visit('/about-us', { javaScriptEnabled: false });
  const email = newEmail();
  const form = page.locator('footer form');
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel(/send me news/).check();
  await form.getByRole('button').click();
  await page.waitForURL('**/newsletter');
  await expectAccessible(page);
  const main = page.getByRole('main');
  expect(await main.getByLabel('E-mail address').inputValue()).toBe(email);
  await untilFilledByHand(page);
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await page.waitForURL('**/newsletter/asked');

  await page.goto(await linkMailedTo(email, 'confirm'));
  await main.getByRole('button').click();
  expect(await textOf(main)).toContain('You are subscribed');
});

/** The path in one of the mails to this address, once so many have come. */
async function linkMailedTo(email: string, kind: 'confirm' | 'leave', count = 1): Promise<string> {
  const mails = await mailsAbout(email, count);
  const texts = mails.map(({ text }) => text).join('\n');
  const [link = ''] = new RegExp(`/newsletter/${kind}/[\\w-]{20,}`).exec(texts) ?? [];
  expect(link).not.toBe('');
  return link;
}

async function editorSends(): Promise<{ slug: string; title: string }> {
  await untilStaffSideAnswers();
  const credentials = await newColleague('editor');
  const slug = `issue-${Date.now()}`;
  const title = `Title of ${slug}`;
  const request = await asStaff(credentials);
  const paragraph = {
    type: 'paragraph',
    version: 1,
    children: [{ type: 'text', text: 'Words of the issue.', version: 1 }],
  };
  const body = {
    root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [paragraph] },
  };
  const words = { title, slug, body, subject: 'News', preview: 'What is new.' };
  const { status, body: answer } = await request('POST', '/newsletters?draft=true', words);
  expect(status).toBe(201);
  const { id } = answer.doc as { id: number };

  const desk = await visit('/admin', { expects: /./ });
  await logIn(desk, credentials);
  // Written in the vendor's form, all else at the desk.
  await desk.goto(`/admin/collections/newsletters/${id}`);
  await desk.getByRole('link', { name: 'Preview, test and send it' }).click();
  await desk.waitForURL(`**/desk/newsletters/${id}`);
  await desk.frameLocator('iframe').first().getByText('Words of the issue.').waitFor();
  await desk.getByRole('button', { name: 'Send a test to me' }).click();
  await desk.getByText(`A test is on its way to ${credentials.email}.`).waitFor();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: 'Send or schedule it' }).click();
  await desk.getByRole('heading', { name: `Send “${title}” to` }).waitFor();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: /^Send it to / }).click();
  await desk.getByText('It is on its way.').waitFor();
  await desk.goto('/desk/newsletters');
  await desk.getByRole('link', { name: title }).waitFor();
  await expectAccessible(desk);
  return { slug, title };
}

async function untilFilledByHand(page: Page): Promise<void> {
  const moment = await page.locator('[name=moment]').inputValue();
  const elapsedMs = Date.now() - Number.parseInt(moment, 10);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, minFillingMs + 50 - elapsedMs)));
}

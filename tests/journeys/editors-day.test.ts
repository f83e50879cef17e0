import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textOf, visit, withBrowser } from '../support/journey-browser.ts';
import {
  askContentService,
  asStaff,
  logIn,
  newColleague,
  untilStaffSideAnswers,
} from '../support/journey-staff.ts';

withBrowser();

const path = '/tour-operator-liability-insurance';
const sentence = 'A sentence of today, which somebody will be sorry for.';
// The staff side's own scripts may complain; they are not ours.
const anyComplaint = /./;

test('An editor’s day: a sentence changed, seen beside its form, published; a post set to go live; yesterday’s version back', async () => {
  await untilStaffSideAnswers();
  const credentials = await newColleague('editor');
  const [{ id, lead = '' } = { id: 0 }] = await recordsOf(`/pages?where[path][equals]=${path}`);
  const editor = await visit('/admin', { expects: anyComplaint });
  await logIn(editor, credentials);
  await editor.goto(`/admin/collections/pages/${id}`);
  const field = editor.locator('#field-lead');
  await expect.poll(() => field.inputValue(), { timeout: 20_000 }).toBe(lead);

  // Beside the form, before anybody else.
  await field.fill(sentence);
  await editor.getByRole('button', { name: 'Save Draft' }).click();
  await editor
    .locator('.payload-toast-container')
    .getByText(/draft saved/i)
    .first()
    .waitFor();
  await editor.locator('.live-preview-toggler').click();
  const preview = editor.frameLocator('iframe');
  await expect
    .poll(() => preview.locator('main .lead').first().textContent(), { timeout: 20_000 })
    .toBe(sentence);
  expect(await preview.locator('.preview-mark').textContent()).toContain('Nobody outside sees it');
  const visitor = await visit(path);
  expect(await leadOf(visitor)).toBe(lead);

  // A further change is seen where the editor has scrolled to.
  const frame = editor.frame({ url: /\/desk\/preview\// });
  await frame?.evaluate(() => scrollTo(0, 600));
  await field.fill(`${sentence} Truly.`);
  await editor.getByRole('button', { name: 'Save Draft' }).click();
  await expect
    .poll(() => preview.locator('main .lead').first().textContent(), { timeout: 20_000 })
    .toBe(`${sentence} Truly.`);
  await expect.poll(() => frame?.evaluate(() => scrollY)).toBe(600);

  await editor.getByRole('button', { name: 'Publish changes' }).click();
  const said = editor.locator('.payload-toast-container').getByText(/updated successfully|published/i);
  await said.first().waitFor();
  await untilLeadIs(visitor, `${sentence} Truly.`);

  // A post for tomorrow stands on the list of what happens by itself.
  const [post = { id: 0, title: '' }] = await recordsOf('/blog-posts?limit=1&sort=id');
  const staff = await asStaff(credentials);
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  const { status } = await staff('PATCH', `/blog-posts/${post.id}?draft=true`, { publishAt });
  expect(status).toBe(200);
  await editor.goto('/desk/publishing');
  expect(await textOf(editor.locator('section', { hasText: 'What happens by itself' }))).toMatch(
    new RegExp(`${String(post.title)}.*goes live, set by The editor`, 's'),
  );

  // Yesterday's version, told in words and live again.
  await editor.goto(`/desk/publishing/pages/${id}`);
  await editor.locator('li', { hasText: 'Came with the software' }).first().waitFor();
  await editor.getByRole('link', { name: 'What it changed' }).last().click();
  expect(await textOf(editor.locator('.publishing-part ins'))).toContain('somebody will be sorry for');
  await editor.getByRole('button', { name: 'Restore it and publish' }).click();
  await editor.getByText('The older version is the newest one now.').waitFor();
  await untilLeadIs(visitor, lead);
});

type Found = { id: number; lead?: string; title?: string };

async function recordsOf(question: string): Promise<Found[]> {
  const { body } = await askContentService('GET', `${question}&depth=0`);
  return body.docs as Found[];
}

async function leadOf(visitor: Page): Promise<string> {
  return (await textOf(visitor.locator('main .lead').first())).trim();
}

/** As a visitor who reloads the page; that it takes two seconds at most is another journey's. */
async function untilLeadIs(visitor: Page, wanted: string): Promise<void> {
  const shown = async () => {
    await visitor.reload();
    return leadOf(visitor);
  };
  await expect.poll(shown, { timeout: 10_000, interval: 100 }).toBe(wanted);
}

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { askContentService, logIn, newColleague, untilStaffSideAnswers } from '../support/journey-staff.ts';

withBrowser();

const path = '/tour-operator-liability-insurance';
const sentence = 'A sentence of today, which somebody will be sorry for.';
// The staff side's own scripts may complain; they are not ours.
const anyComplaint = /./;

test('An editor’s day: a changed sentence is seen beside its form, where they have scrolled to, before anybody else', async () => {
  await untilStaffSideAnswers();
  const [{ id, lead = '' } = { id: 0 }] = await recordsOf(`/pages?where[path][equals]=${path}`);
  const editor = await visit('/admin', { expects: anyComplaint });
  await logIn(editor, await newColleague('editor'));
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
});

type Found = { id: number; lead?: string };

async function recordsOf(question: string): Promise<Found[]> {
  const { body } = await askContentService('GET', `${question}&depth=0`);
  return body.docs as Found[];
}

async function leadOf(visitor: Page): Promise<string> {
  return (await textOf(visitor.locator('main .lead').first())).trim();
}

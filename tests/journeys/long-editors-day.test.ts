import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { asStaff, logIn, newColleague, untilStaffSideAnswers } from '../support/journey-staff.ts';
import { samplePhonePicture } from '../support/sample-pictures.ts';

withBrowser();

const path = '/tour-operator-liability-insurance';
const linkedPath = '/port-health-insurance';
const linkingPath = '/personal-insurance';
const sentence = 'A sentence of today, which somebody will be sorry for.';
// The staff side's own scripts may complain; they are not ours.
const anyComplaint = /./;

test('An editor’s day: a sentence changed, seen next to its form, published; a post set to go live; yesterday’s version back', async () => {
  await untilStaffSideAnswers();
  const credentials = await newColleague('editor');
  const [{ id, lead = '' } = { id: 0 }] = await recordsOf(`/pages?where[path][equals]=${path}`);
  const editor = await visit('/admin', { expects: anyComplaint });
  await logIn(editor, credentials);
  await editor.goto(`/admin/collections/pages/${id}`);
  const field = editor.locator('#field-lead');
  await expect.poll(() => field.inputValue(), { timeout: 20_000 }).toBe(lead);

  // Next to the form, before anyone else.
  await field.fill(sentence);
  await editor.getByRole('button', { name: 'Save Draft' }).click();
  await untilSaid(editor, /draft saved/i);
  await editor.locator('.live-preview-toggler').click();
  const preview = editor.frameLocator('iframe');
  await expect
    .poll(() => preview.locator('main .lead').first().textContent(), { timeout: 20_000 })
    .toBe(sentence);
  expect(await preview.locator('.preview-mark').textContent()).toContain('No one outside sees it');
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
  await untilSaid(editor, /updated successfully|published/i);
  await untilLeadIs(visitor, `${sentence} Truly.`);

  // A post for tomorrow is on the list of planned publications.
  const [post = { id: 0, title: '' }] = await recordsOf('/blog-posts?limit=1&sort=id');
  const staff = await asStaff(credentials);
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  const { status } = await staff('PATCH', `/blog-posts/${post.id}?draft=true`, { publishAt });
  expect(status).toBe(200);
  await editor.goto('/desk/publishing');
  expect(await textOf(editor.locator('section', { hasText: 'What happens automatically' }))).toMatch(
    new RegExp(`${String(post.title)}.*goes live, set by The editor`, 's'),
  );

  // Yesterday's version, told in words and live again.
  await editor.goto(`/desk/publishing/pages/${id}`);
  const first = editor.locator('li', { hasText: 'Came with the software' });
  await first.first().waitFor();
  expect(await first.count(), 'one version, in two languages').toBe(1);
  await editor.getByRole('link', { name: 'What it changed' }).last().click();
  expect(await textOf(editor.locator('.publishing-part ins'))).toContain('somebody will be sorry for');
  await editor.getByRole('button', { name: 'Restore it and publish' }).click();
  await editor.getByText('The older version has been restored.').waitFor();
  await untilLeadIs(visitor, lead);
});

test('An editor’s day goes on: a picture for a post, uploaded where it is wanted; a link mended that the desk reports', async () => {
  await untilStaffSideAnswers();
  const credentials = await newColleague('editor');
  const [post = { id: 0, slug: '' }] = await recordsOf('/blog-posts?limit=1&sort=-id');
  const editor = await visit('/admin', { expects: anyComplaint });
  await logIn(editor, credentials);
  await editor.goto(`/admin/collections/blog-posts/${post.id}`);
  await editor.locator('#field-picture .upload__createNewToggler').click();
  const drawer = editor.locator('.drawer--is-open');
  await drawer.locator('#field-alt').waitFor();
  const picture = { name: 'harbour.jpg', mimeType: 'image/jpeg', buffer: await samplePhonePicture() };
  await drawer.locator('input[type=file]').setInputFiles(picture);
  await drawer.locator('#field-alt').fill('Two boats in a harbour.');
  await drawer.locator('#action-save').click();
  await drawer.waitFor({ state: 'detached' });
  await editor.getByRole('button', { name: 'Publish changes' }).click();
  await untilSaid(editor, /updated successfully|published/i);
  const visitor = await visit(`/blog/${post.slug}`);
  await expect.poll(() => isShown(visitor, 'Two boats in a harbour.'), { timeout: 10_000 }).toBe(true);

  // A page that another leads to is taken away; anyone who keeps the words finds out, and leads elsewhere.
  const [gone = { id: 0 }] = await recordsOf(`/pages?where[path][equals]=${linkedPath}`);
  const staff = await asStaff(credentials);
  const setStatus = (_status: 'draft' | 'published') => staff('PATCH', `/pages/${gone.id}`, { _status });
  onTestFinished(async () => void (await setStatus('published')));
  await setStatus('draft');
  await editor.goto('/desk/words#links');
  const dead = editor.locator('#links .words-records > li', { hasText: linkedPath });
  const reported = dead.filter({ hasText: linkingPath });
  expect(await textOf(reported)).toContain(`There is no page at ${linkedPath}.`);
  await reported.getByRole('link').first().click();
  await expect.poll(() => editor.locator('#field-lead').isEditable(), { timeout: 20_000 }).toBe(true);
  const [block, row] = await placeOfLink(linkingPath, linkedPath);
  await unfold(editor.locator(`#blocks-row-${block}`));
  await unfold(editor.locator(`#blocks-row-${block} [id$="-row-${row}"]`));
  const link = editor.locator(`#field-blocks__${block}__links__${row}__href`);
  expect(await link.inputValue()).toBe(linkedPath);
  await link.fill('/personal/health');
  await editor.getByRole('button', { name: 'Publish changes' }).click();
  await untilSaid(editor, /updated successfully|published/i);
  await editor.goto('/desk/words#links');
  expect(await dead.count()).toBeGreaterThan(0);
  expect(await reported.count()).toBe(0);
});

/** Where a page links to another: the index of the block, and of the link in it. */
async function placeOfLink(from: string, to: string): Promise<[block: number, row: number]> {
  const [page] = await recordsOf(`/pages?where[path][equals]=${from}`);
  const rows = (page?.blocks ?? []).map(({ links = [] }) => links.findIndex(({ href }) => href === to));
  const block = rows.findIndex((row) => row >= 0);
  return [block, rows[block] ?? -1];
}

/** A row of the form is folded until its editor wants it. */
function unfold(row: Locator): Promise<void> {
  return row.locator('.collapsible__toggle').first().click();
}

/** The picture with this text beside it has come, on the page as it is now. */
async function isShown(visitor: Page, alt: string): Promise<boolean> {
  await visitor.reload();
  const picture = visitor.locator(`img[alt="${alt}"]`);
  if ((await picture.count()) === 0) return false;
  await picture.scrollIntoViewIfNeeded();
  return picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0));
}

type Found = {
  id: number;
  lead?: string;
  title?: string;
  slug?: string;
  blocks?: { links?: { href?: string }[] }[];
};

async function recordsOf(question: string): Promise<Found[]> {
  const staff = await asStaff();
  const { body } = await staff('GET', `${question}&depth=0`);
  return body.docs as Found[];
}

async function untilSaid(editor: Page, text: RegExp): Promise<void> {
  await editor.locator('.payload-toast-container').getByText(text).first().waitFor();
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

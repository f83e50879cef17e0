import fs from 'node:fs';
import { expect, inject, test, vi } from 'vitest';
import { visit, withBrowser } from '../support/journey-browser.ts';
import { askContentService, logIn, untilStaffSideAnswers } from '../support/journey-staff.ts';
import { smallestPdf } from '../support/smallest-pdf.ts';

withBrowser();

/** The staff side's own scripts may complain; a policy that something on a screen does not keep to fails the journey. */
const anythingButPolicy = /^(?![\s\S]*(Content Security Policy|Permissions Policy|Refused to|violates))/i;

test('The content service’s screens work under a policy that no script of a stranger gets past', async () => {
  await untilStaffSideAnswers();
  const editor = await visit('/admin', { expects: anythingButPolicy });
  await logIn(editor);
  await editor.getByRole('button', { name: 'All content' }).click();
  await editor.getByRole('link', { name: 'Pages', exact: true }).first().click();
  await editor.waitForURL('**/admin/collections/pages');
  await editor.locator('.table tbody tr').first().waitFor();

  const { body } = await askContentService('GET', '/pages?depth=0&where[path][equals]=/privacy-policy');
  const [page] = body.docs as { id: number }[];
  await editor.goto(`/admin/collections/pages/${page?.id}`);
  const block = editor.locator('.blocks-field__row', { hasText: 'In short' }).first();
  const text = block.locator('[contenteditable=true]').first();
  // The vendor's screen shows its buttons before they do anything.
  await vi.waitFor(async () => {
    if (!(await text.isVisible())) await block.locator('.collapsible__toggle').click();
    await text.click({ timeout: 2000 });
  }, 15_000);
  await editor.keyboard.type('A word. ');
  await expect.poll(() => text.textContent()).toContain('A word.');

  await editor.goto('/admin/collections/legal-documents/create');
  const file = { name: 'returns.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallestPdf) };
  await editor.locator('input[type=file]').setInputFiles(file);
  await editor.locator('.file-field__filename, .file-details').first().waitFor();
});

test('A mail on the desk is framed in its own styles; everything of the content service is for programs', async () => {
  const editor = await visit('/desk/login');
  await logIn(editor);
  await editor.goto('/desk/mails/looks/support');
  await editor.frameLocator('iframe').first().locator('table').first().waitFor();
  const { url } = inject('site');
  const answer = await editor.goto(`${url}/desk/mails/looks/support/html`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'");
  expect(policy).toMatch(/frame-ancestors 'self'; sandbox$/);

  for (const path of ['/cmsapi/api/pages?limit=1', '/cmsapi/api/nothing']) {
    const { headers } = await fetch(url + path);
    expect(headers.get('content-security-policy'), path).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

test('The desk has the policy of the public pages: nothing inline but what a hash names', async () => {
  const { headers } = await fetch(`${inject('site').url}/desk/login`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|nonce/);
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

test('A script that is smuggled into a screen does not run', async () => {
  const editor = await visit('/admin', { expects: /Content Security Policy/ });
  await logIn(editor);
  await editor.evaluate(
    `document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = true">')`,
  );
  await editor.locator('img[src="data:,"]').waitFor({ state: 'attached' });
  expect(
    await editor.evaluate('new Promise((done) => setTimeout(() => done(window.ran === true), 200))'),
  ).toBe(false);
});

test('Files of every screen are compressed, and kept for good', async () => {
  const files: string[] = JSON.parse(fs.readFileSync('src/panel/.next/screen-files.json', 'utf8'));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const { headers } = await fetch(inject('site').url + file, { headers: { 'accept-encoding': 'br' } });
    expect(Object.fromEntries(headers), file).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
  }
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { uploadMessages } from '#enquiry/messages/uploads/messages.ts';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { fillIn, formInPage, referenceIn, send, somebody } from '../support/journey-form.ts';
import { mailsAbout } from '../support/journey-mail.ts';
import { askContentService, asStaff, recordsOf } from '../support/journey-staff.ts';
import { nightlyTest } from '../support/nightly-test.ts';
import { samplePdf } from '../support/sample-documents.ts';

withBrowser();

const resume = (name: string, buffer = samplePdf()) => ({ name, mimeType: 'application/pdf', buffer });

function candidate() {
  const { name, phone } = somebody();
  return { name, phone, email: `a${phone}@example.com`, position: 'Claims adviser' };
}

test('A candidate applies, and what a broken line leaves undone is done by one press', async () => {
  const page = await visit('/career', { width: 390, expects: /ERR_FAILED|status of 4(22|29)/ });
  const form = await formInPage(page);
  const person = candidate();
  await fillIn(form, person);

  const file = form.locator('input[type=file]');
  await file.setInputFiles(resume('program.pdf', Buffer.from('MZ')));
  await form.getByText('This is not a PDF, DOC or DOCX file.').waitFor();
  // A press forgets the file, or the same one could not be chosen again once it is mended.
  const choosing = page.waitForEvent('filechooser');
  await file.click();
  await choosing;
  expect(await file.inputValue()).toBe('');
  await page.route('**/api/upload_resume', (route) => route.abort(), { times: 1 });
  await file.setInputFiles(resume('Asha’s CV.pdf'));
  await form.getByText('The file did not get through. We have kept what you typed.').waitFor();
  await expectAccessible(page);
  // Likewise what came too soon after several others.
  const json = { status_code: 0, status_description: uploadMessages('en')['too-many'] };
  await page.route('**/api/upload_resume', (route) => route.fulfill({ status: 429, json }), { times: 1 });
  await form.getByRole('button', { name: 'Try again' }).click();
  await form.getByText('We have already had several files from your connection.').waitFor();
  await form.getByRole('button', { name: 'Try again' }).click();
  await form.getByText('We have Asha’s CV.pdf.').waitFor();

  // A reload keeps what was typed, and the file.
  await page.reload();
  await formInPage(page);
  await form.getByText('We have Asha’s CV.pdf.').waitFor();
  expect(await form.locator('[name=position]').inputValue()).toBe(person.position);
  await fillIn(form, {});
  await send(form);
  await page.waitForURL('**/thank-you?*');
  const reference = await referenceIn(page.getByRole('main'));
  const [record] = await recordsOf(person.phone, 'resumes');
  expect(record).toMatchObject({ reference, position: person.position });
  const [mail] = await mailsAbout(reference, 2);
  expect(mail?.text).toContain('Résumé: Asha’s CV.pdf');

  const address = `/resumes-file/${record?.id}`;
  expect((await askContentService('GET', address)).status).toBe(404);
  const saved = await (await asStaff())('GET', address);
  expect(saved).toMatchObject({ status: 200, body: { text: samplePdf().toString('utf8') } });
});

nightlyTest('Without JavaScript the file is chosen once, whatever else is still missing', async () => {
  const page = await visit('/career', { javaScriptEnabled: false, expects: /status of 422/ });
  const main = page.getByRole('main');
  const person = candidate();
  await main.locator('[name=position]').fill(person.position);
  await choose(page, 'CV.pdf');
  await press(page);
  await page.waitForURL('**/forms/application');
  expect(await textOf(main)).toContain('We have not saved it yet.');
  expect(await textOf(main)).toContain('We have CV.pdf.');

  await press(page);
  expect(await textOf(main.getByRole('alert'))).not.toContain('Your résumé');
  await choose(page, 'program.pdf', Buffer.from('MZ'));
  await press(page);
  expect(await textOf(main)).toContain('This is not a PDF, DOC or DOCX file.');
  expect(await textOf(main)).not.toContain('We have');
  await expectAccessible(page);

  await choose(page, 'CV.pdf');
  await fillIn(main, person);
  await page.waitForTimeout(3050);
  await press(page);
  await page.waitForURL('**/thank-you?*');
  const reference = await referenceIn(main);
  expect(await recordsOf(person.phone, 'resumes')).toMatchObject([{ reference, channel: 'page' }]);
});

test.each([
  ['message', ' See you soon.'],
  // Its caret cannot be read: only at the end is it where it was.
  ['email', ''],
])(
  'What is typed into %s while the script takes the form over stays, and so does the caret',
  async (name, behind) => {
    const { page, form, letIn } = await withLateScript('/contact-us');
    const field = form.locator(`[name=${name}]`);
    await field.fill(behind);
    await field.press(behind ? 'Home' : 'End');
    let typed = '';
    const type = async (text: string) => {
      await page.keyboard.type(text);
      typed += text;
    };
    letIn();
    const running = form.locator('[data-running]');
    while (!(await running.count())) await type('0');
    await type('00000000');
    expect(await field.inputValue()).toBe(typed + behind);
  },
);

test('What was typed before the script came is kept for a page that follows', async () => {
  const { page, form, letIn } = await withLateScript('/career');
  await form.locator('[name=position]').fill('Claims adviser');
  letIn();
  await formInPage(page);
  await page.goto('/about-us');
  await page.goto('/career');
  await formInPage(page);
  expect(await form.locator('[name=position]').inputValue()).toBe('Claims adviser');
});

/** A form in a page whose script does not come before it is let in. */
async function withLateScript(path: string) {
  const { promise, resolve: letIn } = Promise.withResolvers<void>();
  const prepare = (page: Page) =>
    page.route('**/assets/form-in-page*', async (route) => {
      await promise;
      await route.continue();
    });
  const page = await visit(path, { prepare });
  const form = page.locator('.form-in-page');
  await form.scrollIntoViewIfNeeded();
  return { page, form, letIn };
}

async function choose(page: Page, name: string, content?: Buffer) {
  await page.locator('input[type=file]').setInputFiles(resume(name, content));
}

async function press(page: Page) {
  await page.getByRole('button', { name: 'Send the application' }).click();
}

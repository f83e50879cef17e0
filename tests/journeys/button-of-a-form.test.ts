import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleOf } from '../support/exhaustive.ts';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { footerEntry, formInPage, openDialog, pageButton } from '../support/journey-form.ts';
import { hasFocus } from '../support/journey-keyboard.ts';

/** The button that sends a form: it looks ready from the start, is in sight on a phone, and says what is missing. */
withBrowser();

test.each(sampleOf(['/about-us', '/contact-us'], 1))(
  'On %s the button looks ready before anything is filled in; pressed, it leads to the first gap',
  async (path) => {
    const page = await visit(path, { prepare: holdCaptcha });
    const form = path === '/contact-us' ? await formInPage(page) : await openDialog(page, footerEntry(page));
    await form.locator('[name=name]').focus();
    const button = form.locator('button[type=submit]');
    await button.scrollIntoViewIfNeeded();
    expect(await lookOf(button)).toEqual({ opacity: '1', cursor: 'pointer' });
    // Playwright would wait until it is enabled; people press it.
    await button.dispatchEvent('click');
    await form.getByText('There is a problem').waitFor();
    expect(await hasFocus(form.locator('[name=name]'))).toBe(true);
    const error = form.locator('[data-field=phone] .field-error');
    expect(await textOf(error)).toBe(
      'Please fill required fields Enter 10 digits: a mobile number, or a landline with its area code.',
    );
    await expectAccessible(page);
  },
);

test('The dialog opens with the focus on its heading, not on the button that closes it', async () => {
  const page = await visit('/cruise');
  const dialog = await openDialog(page, pageButton(page));
  expect(await hasFocus(dialog.getByRole('heading', { level: 2 }))).toBe(true);
});

test('On a phone the bar with the call comes once the head’s own button has gone', async () => {
  const page = await visit('/glossary', { width: 390 });
  const bar = page.locator('.call-bar');
  expect(await bar.isVisible()).toBe(false);
  await page.evaluate(() => scrollTo(0, innerHeight));
  await expect.poll(() => bar.isVisible()).toBe(true);
});

test('On a phone the button stays in sight and hides no field that has the focus', async () => {
  const page = await visit('/parenthood', { width: 390, viewport: { width: 390, height: 844 } });
  const dialog = await openDialog(page, pageButton(page));
  const button = dialog.locator('button[type=submit]');
  expect(await bottomOf(button)).toBeLessThanOrEqual(844);
  for (const field of ['name', 'city', 'contact_time', 'contact_language', 'consent']) {
    const control = dialog.locator(`[name=${field}]`);
    await control.focus();
    expect(await bottomOf(control), field).toBeLessThanOrEqual(await topOf(dialog.locator('.form-foot')));
  }
  await expectAccessible(page);
});

test.each([
  ['the keyboard on the glass', { width: 390, height: 480 }, '100%'],
  ['text of twice the size', { width: 390, height: 844 }, '200%'],
])('With %s the button covers nothing: it is at the end of the form', async (_what, viewport, fontSize) => {
  const page = await visit('/parenthood', { viewport });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
  const dialog = await openDialog(page, pageButton(page));
  const notice = dialog.locator('.notice');
  expect(await topOf(dialog.locator('.form-foot'))).toBeGreaterThanOrEqual(await bottomOf(notice));
});

/** As a slow phone has it: the captcha is not solved yet. */
async function holdCaptcha(page: Page): Promise<void> {
  await page.route('**/api/captcha_challenge', () => undefined);
}

function lookOf(button: Locator) {
  return button.evaluate((element) => {
    const { opacity, cursor } = getComputedStyle(element);
    return { opacity, cursor };
  });
}

async function topOf(element: Locator): Promise<number> {
  return element.evaluate((found) => found.getBoundingClientRect().top);
}

async function bottomOf(element: Locator): Promise<number> {
  return element.evaluate((found) => found.getBoundingClientRect().bottom);
}

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleOf } from '../support/exhaustive.ts';
import { expectAccessible, visit, withBrowser } from '../support/journey-browser.ts';
import { callBackDialog, newPhone, pageButton, referenceIn } from '../support/journey-form.ts';
import { focusInSight, hasFocus, tabTo } from '../support/journey-keyboard.ts';
import { recordsOf } from '../support/journey-staff.ts';
import { enlargeText } from '../support/large-text.ts';
import { nightlyTest } from '../support/nightly-test.ts';

withBrowser();

test('With the keyboard alone a visitor opens the menus and the sidebar, and closes them again', async () => {
  const page = await visit('/cruise');
  const corporate = page.locator('[data-mega=corporate]');
  const toggle = corporate.getByRole('button', { name: 'Corporate Insurance: show the menu' });

  // Tabbing passes it; Enter unfolds and folds it.
  await tabTo(page, toggle);
  expect(await corporate.locator('.mega').isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  await corporate.locator('.mega').waitFor();
  await page.keyboard.press('Enter');
  await corporate.locator('.mega').waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await corporate.locator('.mega').waitFor();
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  await expectAccessible(page);
  await tabTo(page, corporate.getByRole('link', { name: 'Large Enterprise' }));
  await page.keyboard.press('Escape');
  await corporate.locator('.mega').waitFor({ state: 'hidden' });
  expect(await hasFocus(toggle)).toBe(true);

  const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
  const sidebar = page.getByRole('navigation', { name: 'All pages' });
  await tabTo(page, hamburger);
  await page.keyboard.press('Enter');
  await sidebar.waitFor();
  await expectAccessible(page);
  await tabTo(page, sidebar.getByText('Digital Tools', { exact: true }));
  await page.keyboard.press('Enter');
  await sidebar.getByRole('link', { name: 'Health First' }).waitFor();
  await page.keyboard.press('Escape');
  await sidebar.waitFor({ state: 'hidden' });
  expect(await hasFocus(hamburger)).toBe(true);
});

test('The first key finds every part of a first page, though none has been laid out yet', async () => {
  const page = await visit('/cruise', { width: 390, prepare: withoutFrames });
  const waiting = page.locator(':is(main .block, .site-footer > *):not([data-laid])');
  await page.locator('html[data-fresh]').waitFor({ state: 'attached' });
  expect(await waiting.count()).toBeGreaterThan(10);
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return waiting.count();
    })
    .toBe(0);
});

/** Parts get their layout one in a frame, so here they wait. */
async function withoutFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
}

test.each(sampleOf([390, 1440], 1))(
  'At a width of %i px, with letters twice as large, nothing covers what has the focus, forwards and backwards',
  async (width) => {
    const page = await visit('/cruise', { width, prepare: enlargeText });
    for (const key of ['Tab', 'Shift+Tab']) {
      const met = new Set<string>();
      for (;;) {
        await page.keyboard.press(key);
        const focused = await focusInSight(page);
        if (!focused || met.has(focused.at)) break;
        met.add(focused.at);
        expect(focused.isInSight, `${key} to ${focused.at}`).toBe(true);
      }
      expect(met.size).toBeGreaterThan(30);
    }
  },
);

nightlyTest(
  'With letters twice as large the head of the sidebar covers nothing that has the focus, backwards',
  async () => {
    const page = await visit('/cruise', { width: 390, prepare: enlargeText });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const sidebar = page.getByRole('navigation', { name: 'All pages' });
    await sidebar.waitFor();
    await sidebar.locator('details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    await sidebar.locator('a').last().focus();
    let met = 0;
    for (; await sidebar.evaluate((list) => list.contains(document.activeElement)); met++) {
      const focused = await focusInSight(page);
      expect(focused?.isInSight, focused?.at).toBe(true);
      await page.keyboard.press('Shift+Tab');
    }
    expect(met).toBeGreaterThan(50);
  },
);

test('With the keyboard alone a visitor asks for a call, and gets the focus back where it was', async () => {
  const page = await visit('/');
  const { keyboard } = page;
  const trigger = pageButton(page);
  await tabTo(page, trigger);
  await keyboard.press('Enter');
  const dialog = callBackDialog(page);
  await dialog.locator('form').waitFor();
  // The purpose is read first, and not how to close it.
  expect(await hasFocus(dialog.locator('#call-back-title'))).toBe(true);

  await tabTo(page, dialog.getByRole('textbox', { name: 'Name' }).first());
  await keyboard.type('Kabir Rao');
  await keyboard.press('Tab');
  const phone = newPhone();
  await keyboard.type(`+91 ${phone.slice(0, 5)}-${phone.slice(5)}`);
  await keyboard.press('Tab');
  const city = dialog.getByRole('combobox', { name: 'City' });
  expect(await hasFocus(city)).toBe(true);
  await keyboard.type('gurga');
  const gurugram = dialog.getByRole('option', { name: /Gurugram/ }).first();
  await gurugram.waitFor();
  await keyboard.press('ArrowDown');
  expect(await city.getAttribute('aria-activedescendant')).toBe(
    await dialog.getByRole('option').first().getAttribute('id'),
  );
  await expectAccessible(page);
  await keyboard.press('Enter');
  expect(await city.inputValue()).toMatch(/^Gurugram/);
  await keyboard.press('Tab');
  await keyboard.type('Corp');
  expect(await dialog.locator('[name=concern]').inputValue()).toBe('Corporate Insurance');
  await tabTo(page, dialog.getByRole('checkbox', { name: /^You may contact me/ }));
  await keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Request the call' }));
  await dialog.locator('button[type=submit]:not([aria-disabled=true])').waitFor();
  await keyboard.press('Enter');

  const reference = await referenceIn(dialog);
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await tabTo(page, dialog.locator('.thanks').getByRole('button', { name: 'Close' }));
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect(await hasFocus(trigger)).toBe(true);
  const [record] = await recordsOf(phone);
  expect(record).toMatchObject({ reference, name: 'Kabir Rao', phone });
  expect(String(record?.city)).toMatch(/^Gurugram/);
});

test('Escape folds the list of cities first, then asks before it throws typed text away', async () => {
  const page = await visit('/');
  const { keyboard } = page;
  const trigger = pageButton(page);
  await tabTo(page, trigger);
  await keyboard.press('Enter');
  const dialog = callBackDialog(page);
  const city = dialog.getByRole('combobox', { name: 'City' });
  await tabTo(page, city);
  await keyboard.type('Mumb');
  await dialog.getByRole('option').first().waitFor();
  await keyboard.press('Escape');
  await dialog.getByRole('listbox').waitFor({ state: 'hidden' });
  expect(await city.inputValue()).toBe('Mumb');
  await keyboard.press('Escape');
  const question = dialog.getByRole('alertdialog');
  await question.waitFor();
  expect(await hasFocus(question.getByRole('button', { name: 'Keep editing' }))).toBe(true);
  await expectAccessible(page);
  await keyboard.press('Enter');
  await question.waitFor({ state: 'hidden' });
  expect(await city.inputValue()).toBe('Mumb');
  await keyboard.press('Escape');
  await tabTo(page, question.getByRole('button', { name: 'Close and discard' }));
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect(await hasFocus(trigger)).toBe(true);
});

test('Escape closes an untouched dialog at once', async () => {
  const page = await visit('/');
  const trigger = pageButton(page);
  await tabTo(page, trigger);
  await page.keyboard.press('Enter');
  const dialog = callBackDialog(page);
  await dialog.locator('form').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await hasFocus(trigger)).toBe(true);
});

nightlyTest(
  'Opened from the sidebar with the keyboard, the dialog gives the focus back to the hamburger',
  async () => {
    const page = await visit('/cruise');
    const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
    await tabTo(page, hamburger);
    await page.keyboard.press('Enter');
    const sidebar = page.getByRole('navigation', { name: 'All pages' });
    await sidebar.waitFor();
    await tabTo(page, sidebar.getByRole('link', { name: 'Talk to an Expert' }));
    await page.keyboard.press('Enter');
    const dialog = callBackDialog(page);
    await dialog.locator('form').waitFor();
    expect(await sidebar.isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await hasFocus(hamburger)).toBe(true);
  },
);

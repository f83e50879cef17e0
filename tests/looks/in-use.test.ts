import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleOf } from '../support/exhaustive.ts';
import { axeViolations } from '../support/journey-axe.ts';
import { fillIn, footerEntry, openDialog, send } from '../support/journey-form.ts';
import { expectLook } from '../support/looks-baseline.ts';
import { lookOf, openLook, withLooks } from '../support/looks-browser.ts';

/** States that only someone who uses a page gets to see, as the site itself renders it. */
withLooks();

/** The nightly run looks at the desk's width as well. */
const widths = sampleOf([390, 1440] as const, 1);

const visitor = { name: 'Asha Kulkarni', phone: '9820000000', city: 'Pune', concern: 'POSP' };
const accepted = { status_code: 1, status_description: '', data: { reference: 'AB2CD3EF' } };

describe.each(widths)('At a width of %i px', (width) => {
  let page: Page;
  let dialog: Locator;
  beforeEach(async () => {
    page = await openLook('/career', width);
    dialog = await openDialog(page, footerEntry(page));
  });
  afterEach(() => page.close());

  async function expectDialog(name: string): Promise<void> {
    // Away from everything, so that nothing is pointed at.
    await page.mouse.move(1, 1);
    await expectLook(`use-${name}-${width}`, await lookOf(dialog));
  }

  test('the dialog with its form looks as before', async () => {
    await expectDialog('dialog');
  });

  test('the list of cities looks as before', async () => {
    const field = dialog.locator('[name=city]');
    await field.pressSequentially('Pu');
    await dialog.locator('.combobox-box:not([hidden])').waitFor();
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await expectDialog('cities');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the form with errors looks as before', async () => {
    // The captcha is asked for once someone begins to type.
    await dialog.locator('[name=name]').fill('Asha 007');
    await send(dialog);
    await dialog.getByRole('alert').waitFor();
    await expectDialog('errors');
  });

  test('the question before leaving looks as before', async () => {
    await fillIn(dialog, visitor);
    await page.keyboard.press('Escape');
    await dialog.locator('.leave').waitFor();
    await expectDialog('leaving');
  });

  test('the dialog while it is sending looks as before', async () => {
    await page.route('**/api/phone_validation', () => undefined);
    await fillIn(dialog, visitor);
    await send(dialog);
    await dialog.locator('.overlay').waitFor();
    await expectDialog('sending');
  });

  test('the thanks look as before', async () => {
    await page.route('**/api/phone_validation', (route) => route.fulfill({ json: accepted }));
    await page.route('**/api/save_lead_data', (route) => route.fulfill({ json: accepted }));
    await fillIn(dialog, visitor);
    await send(dialog);
    await dialog.locator('.thanks').waitFor();
    await expectDialog('thanks');
  });

  test('a toast of each type looks as before', async () => {
    await page.route('**/api/phone_validation', (route) => route.abort('failed'));
    await fillIn(dialog, visitor);
    await send(dialog);
    const toast = page.locator('.toast');
    // Anyone who points at it keeps it.
    await toast.hover();
    for (const type of ['error', 'success', 'warning', 'info']) {
      await toast.evaluate((element, kind) => element.setAttribute('data-type', kind), type);
      await expectLook(`use-toast-${type}-${width}`, await lookOf(toast));
    }
  });
});

describe.each(widths)('At a width of %i px', (width) => {
  test('an opened question looks as before', async () => {
    const page = await openLook('/styleguide', width);
    const questions = page.locator('#disclosure .questions');
    await questions.locator('summary').first().click();
    await page.mouse.move(1, 1);
    await expectLook(`use-question-${width}`, await lookOf(questions));
    await page.close();
  });

  test('the legend of the risk chart looks as before', async () => {
    const page = await openLook('/', width);
    await expectLook(`use-legend-${width}`, await lookOf(page.locator('.chart figcaption')));
    await page.close();
  });
});

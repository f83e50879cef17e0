import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { textIn, until, untilPath, visitInFirefox, withFirefox } from '../support/firefox-browser.ts';
import { fillIn, typedIn } from '../support/firefox-form.ts';
import { somebody } from '../support/journey-form.ts';
import { mailsAbout } from '../support/journey-mail.ts';
import { recordsOf } from '../support/journey-staff.ts';

withFirefox({ 'javascript.enabled': false });

test('Without JavaScript a visitor asks for a call on a page, sees what is wrong, and is thanked', async () => {
  const page = await visitInFirefox('/surety-bond', { expects: /422/ });
  expect(await textIn(page, 'html[data-scripts]'), 'scripts are off').toBe('');
  await follow(page, 'main a[data-call-back]');
  await untilPath(page, '/call-back');
  const person = somebody({ email: 'kabir@example.com' });
  await fillIn(page, 'main', { ...person, name: 'Kabir 007' });
  await submitByHand(page);
  await until(async () =>
    expect(await textIn(page, '.error-summary')).toContain('Digits are not allowed in name.'),
  );
  expect(await typedIn(page, 'main [name=phone]')).toBe(person.phone);

  await page.focus('main [name=name]');
  await page.keyboard.press('End');
  for (const _ of '007') await page.keyboard.press('Backspace');
  await submitByHand(page);
  const thanks = await untilPath(page, '/thank-you');
  const reference = thanks.get('reference') ?? 'none';
  expect(await textIn(page, 'main')).toContain(reference);
  expect(await recordsOf(person.phone)).toMatchObject([{ reference, channel: 'page', captcha: 'none' }]);
  // The other goes to the visitor.
  await mailsAbout(reference, 2);
});

/** By the keyboard: the driver's own click needs scripts in the page. */
async function follow(page: Page, link: string): Promise<void> {
  await page.focus(link);
  await page.keyboard.press('Enter');
}

// The site refuses a form that comes back within three seconds of its rendering.
const minFillingMs = 3000;

async function submitByHand(page: Page): Promise<void> {
  const moment = Number.parseInt(await typedIn(page, '[name=moment]'), 10);
  const restMs = Math.max(0, moment + minFillingMs + 50 - Date.now());
  await new Promise((resolve) => setTimeout(resolve, restMs));
  await follow(page, 'main button[type=submit]');
}

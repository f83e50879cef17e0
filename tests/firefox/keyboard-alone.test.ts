import { expect, test } from 'vitest';
import {
  hasFocus,
  tabTo,
  until,
  untilVisible,
  visitInFirefox,
  withFirefox,
} from '../support/firefox-browser.ts';
import { dialog, referenceIn, typedIn } from '../support/firefox-form.ts';
import { newPhone } from '../support/journey-form.ts';
import { recordsOf } from '../support/journey-staff.ts';

withFirefox();

test('With the keyboard alone a visitor opens the sidebar, asks for a call from it, and gets the focus back', async () => {
  const page = await visitInFirefox('/cruise');
  const { keyboard } = page;
  const hamburger = 'button.hamburger';
  await tabTo(page, hamburger);
  await keyboard.press('Enter');
  await untilVisible(page, '#sidebar');
  await keyboard.press('Escape');
  await untilVisible(page, '#sidebar', false);
  expect(await hasFocus(page, hamburger)).toBe(true);

  await keyboard.press('Enter');
  await untilVisible(page, '#sidebar');
  await tabTo(page, '#sidebar [data-call-back=general]');
  await keyboard.press('Enter');
  await untilVisible(page, `${dialog} form`);
  await untilVisible(page, '#sidebar', false);

  await tabTo(page, `${dialog} [name=name]`);
  await keyboard.type('Kabir Rao');
  await keyboard.press('Tab');
  const phone = newPhone();
  await keyboard.type(phone);
  await keyboard.press('Tab');
  await keyboard.type('gurga');
  await untilVisible(page, `${dialog} [role=option]`);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  expect(await typedIn(page, `${dialog} [name=city]`)).toMatch(/^Gurugram/);
  await tabTo(page, `${dialog} [name=concern]`);
  await keyboard.type('POSP');
  await tabTo(page, `${dialog} [name=consent]`);
  await keyboard.press(' ');
  await tabTo(page, `${dialog} button[type=submit]`);
  await untilVisible(page, `${dialog} button[type=submit]:not([aria-disabled=true])`);
  await keyboard.press('Enter');
  const reference = await referenceIn(page, dialog);
  expect(await recordsOf(phone)).toMatchObject([{ reference, concern: 'POSP' }]);

  await keyboard.press('Escape');
  await untilVisible(page, dialog, false);
  await until(async () => expect(await hasFocus(page, hamburger)).toBe(true));
});

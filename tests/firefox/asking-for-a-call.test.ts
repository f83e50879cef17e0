import { expect, test } from 'vitest';
import { textIn, until, untilVisible, visitInFirefox, withFirefox } from '../support/firefox-browser.ts';
import { dialog, fillIn, openDialog, referenceIn, send } from '../support/firefox-form.ts';
import { somebody } from '../support/journey-form.ts';
import { mailsAbout } from '../support/journey-mail.ts';
import { recordsOf } from '../support/journey-staff.ts';

withFirefox();

test('A visitor asks for a call, sees what is missing, and is thanked', async () => {
  const page = await visitInFirefox('/about-us', { width: 390 });
  await openDialog(page, '.site-footer [data-call-back]');
  // The captcha begins with the first focus in the form.
  await page.focus(`${dialog} [name=name]`);
  await send(page, dialog);
  await until(async () =>
    expect(await textIn(page, `${dialog} .error-summary`)).toContain('Please fill required fields'),
  );
  const person = somebody({ concern: 'POSP' });
  await fillIn(page, dialog, person);
  await send(page, dialog);
  const reference = await referenceIn(page, dialog);
  expect(await recordsOf(person.phone)).toMatchObject([
    { reference, name: person.name, channel: 'dialog', captcha: 'altcha' },
  ]);
  const [mail] = await mailsAbout(reference);
  expect(mail?.text).toContain('Sent from: /about-us');

  await page.click(`${dialog} .thanks button`);
  await untilVisible(page, dialog, false);
});

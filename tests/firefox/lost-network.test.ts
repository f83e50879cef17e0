import { expect, test } from 'vitest';
import { textIn, until, untilVisible, visitInFirefox, withFirefox } from '../support/firefox-browser.ts';
import { dialog, fillIn, openDialog, referenceIn, send, typedIn } from '../support/firefox-form.ts';
import { somebody } from '../support/journey-form.ts';
import { recordsOf } from '../support/journey-staff.ts';

withFirefox();

test('When the network is away what was typed is kept, and sending succeeds once it is back', async () => {
  const page = await visitInFirefox('/cruise');
  await openDialog(page, 'main [data-call-back]');
  const person = somebody();
  await fillIn(page, dialog, person);
  await untilVisible(page, `${dialog} button[type=submit]:not([aria-disabled=true])`);
  await page.setOfflineMode(true);
  await send(page, dialog);
  const failed = 'Some error occured please retry';
  await until(async () => expect(await textIn(page, `${dialog} form`)).toContain(failed));
  for (const [field, typed] of Object.entries(person))
    expect(await typedIn(page, `${dialog} [name=${field}]`), field).toBe(typed);
  expect(await recordsOf(person.phone)).toEqual([]);

  await page.setOfflineMode(false);
  await send(page, dialog);
  const reference = await referenceIn(page, dialog);
  expect(await recordsOf(person.phone)).toMatchObject([{ reference }]);
});

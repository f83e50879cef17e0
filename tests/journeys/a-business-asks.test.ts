import { expect, test } from 'vitest';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { fillIn, formInPage, referenceIn, send, somebody, typedText } from '../support/journey-form.ts';
import { recordsOf } from '../support/journey-staff.ts';
import { nightlyTest } from '../support/nightly-test.ts';

withBrowser();

const businesses = 'corporate-insurance-forms';
const business = () => {
  const person = somebody({ company_name: 'Rao & Sons', sector: 'Manufacturing', people: '40' });
  return { ...person, email: `shop${person.phone}@example.com` };
};

test('A business asks in the page: refused in place, kept while the line is away, sent once, known the second time', async () => {
  const page = await visit('/corporate/insurance-sme', {
    width: 390,
    expects: /Failed to load resource|The token could not be fetched/,
  });
  await page.getByRole('main').getByRole('link', { name: 'Get corporate insurance' }).first().click();
  const place = await formInPage(page);
  const answers = business();
  await fillIn(place, { ...answers, people: 'forty' });
  await send(place);
  expect(await textOf(place.getByRole('alert').first())).toContain('Please use digits only.');
  await expectAccessible(page);

  await place.locator('[name=people]').fill('40');
  await page.context().setOffline(true);
  await send(place);
  await place.getByText('Some error occured please retry').waitFor();
  expect(await typedText(place.locator('form'))).toMatchObject(answers);
  await page.context().setOffline(false);
  await page.locator('#toasts').getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('**/thank-you?*');
  const main = page.getByRole('main');
  const reference = await referenceIn(main);
  expect(await textOf(main)).toContain('An expert will call you about your company’s cover');
  await expectAccessible(page);
  expect(await recordsOf(answers.phone, businesses)).toMatchObject([
    { reference, companyName: 'Rao & Sons' },
  ]);

  await page.goto('/get-corporate-insurance');
  await formInPage(page);
  await fillIn(place, { ...answers, email: `other${answers.phone}@example.com` });
  await send(place);
  await place.getByText('We already have your business on record.').first().waitFor();
  expect(await recordsOf(answers.phone, businesses)).toHaveLength(1);
});

nightlyTest(
  'Without JavaScript a business fills the form in the page, looks it over and sends it',
  async () => {
    const page = await visit('/get-corporate-insurance', { javaScriptEnabled: false });
    const main = page.getByRole('main');
    const answers = business();
    await fillIn(main, answers);
    await main.getByRole('button', { name: 'Ask for a proposal' }).click();
    await page.waitForURL('**/forms/corporate-insurance');
    expect(await textOf(main)).toContain('We have not saved it yet.');
    expect(await typedText(main)).toMatchObject(answers);
    await expectAccessible(page);
    // Faster than three seconds no one fills a form.
    await page.waitForTimeout(3050);
    await main.getByRole('button', { name: 'Ask for a proposal' }).click();
    await page.waitForURL('**/thank-you?*');
    const reference = await referenceIn(main);
    expect(await recordsOf(answers.phone, businesses)).toMatchObject([{ reference, channel: 'page' }]);
  },
);

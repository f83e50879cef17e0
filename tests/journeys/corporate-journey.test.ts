import { expect, test } from 'vitest';
import { expectAccessible, visit, withBrowser } from '../support/journey-browser.ts';
import { answerAll, seeResult, sheet, untilScripted } from '../support/journey-questions.ts';

withBrowser();

const start = '/corporate-risk-janampatri';
const asked = 'input[name="type"]:checked';

test('A company comes from its type’s page to the result, and from the map to each house', async () => {
  const page = await visit(`${start}/service`);
  await page.getByRole('main').getByRole('link', { name: 'Start' }).click();
  await untilScripted(page);
  expect(await sheet(page).locator(asked).inputValue()).toBe('service');
  await answerAll(page);
  await seeResult(page);
  await expectAccessible(page);

  const chips = page.locator('.rain-chip');
  // The owner alone has no board: that house stands in the chart, and on no field of the map.
  expect(await chips.count()).toBe(11);
  await chips.first().click();
  const { hash } = new URL(page.url());
  expect(await page.locator(hash).evaluate((house) => house.tagName)).toBe('DETAILS');
});

test('The slip for the management is printed alone', async () => {
  const page = await visit(`${start}/questions/type?type=industrial`);
  await untilScripted(page);
  await answerAll(page);
  await seeResult(page);
  const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve('printed'))));
  await page.getByRole('button', { name: 'Print the list' }).click();
  expect(await printed).toBe('printed');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { name: 'For the management' }).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

// Some thirty pages, each loaded anew.
test('Without JavaScript, on a phone, a shop is asked its own set and comes to the result', {
  timeout: 120_000,
}, async () => {
  const page = await visit(`${start}/questions/type?type=retail`, { javaScriptEnabled: false, width: 390 });
  expect(await sheet(page).locator(asked).inputValue()).toBe('retail');
  await answerAll(page);
  expect(await sheet(page).textContent()).toContain('Care of shop and goods');
  await expectAccessible(page);
  await seeResult(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await page.getByRole('button', { name: 'Print the list' }).isVisible()).toBe(false);
});

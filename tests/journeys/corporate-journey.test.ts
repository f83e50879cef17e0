import { expect, test } from 'vitest';
import { visit, withBrowser } from '../support/journey-browser.ts';
import { sampleResultOf } from '../support/journey-result.ts';

/** Parts of a company's result that no other tool's has. */
withBrowser();

test('The map leads to each house', async () => {
  const page = await visit(await sampleResultOf('corporate-risk', { type: 'service' }));
  const chips = page.locator('.rain-chip');
  // The owner alone has no board: that house is in the chart, and on no field of the map.
  expect(await chips.count()).toBe(11);
  await chips.first().click();
  const { hash } = new URL(page.url());
  expect(await page.locator(hash).evaluate((house) => house.tagName)).toBe('DETAILS');
});

test('The slip for the management is printed alone; without JavaScript there is nothing to press', async () => {
  const path = await sampleResultOf('corporate-risk', { type: 'industrial' });
  const page = await visit(path);
  const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve('printed'))));
  await page.getByRole('button', { name: 'Print the list' }).click();
  expect(await printed).toBe('printed');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { name: 'For management' }).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);

  const still = await visit(path, { javaScriptEnabled: false });
  expect(await still.getByRole('heading', { name: 'For management' }).isVisible()).toBe(true);
  expect(await still.getByRole('button', { name: 'Print the list' }).isVisible()).toBe(false);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { logIn, newColleague, untilStaffSideAnswers } from '../support/journey-staff.ts';

withBrowser();

test('An editor loads the examples in one click, visitors see each marked, and one click removes them', async () => {
  await untilStaffSideAnswers();
  const editor = await visit('/desk/words');
  await logIn(editor, await newColleague('editor'));
  await editor.getByRole('link', { name: /^Examples/ }).click();
  await editor.getByText('only you know the real ones').waitFor();
  await expectAccessible(editor);

  const visitor = await visit('/about-us');
  expect(await marksOn(visitor)).toBe(0);
  try {
    await editor.getByRole('button', { name: 'Load examples' }).click();
    await editor.getByText('The examples have been loaded.').waitFor();
    await expectAccessible(editor);
    await expect.poll(() => marksOn(visitor), { timeout: 15_000 }).toBe(10);
    expect(await textOf(visitor.locator('.team li').first())).toMatch(/Example Adviser One\s+Example/);
    expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectAccessible(visitor);
    await editor.goto('/desk/publishing');
    await editor.getByRole('link', { name: 'Examples are on the site' }).click();
  } finally {
    // The other journeys share the site.
    await editor.goto('/desk/examples');
    await editor.getByRole('button', { name: 'Remove examples' }).click();
    await editor.getByText('The examples have been removed.').waitFor();
  }
  await expect.poll(() => marksOn(visitor), { timeout: 15_000 }).toBe(0);
  expect(await visitor.locator('meta[name=robots]').count()).toBe(0);
});

async function marksOn(visitor: Page): Promise<number> {
  await visitor.reload();
  return visitor.locator('main .badge', { hasText: /^Example$/ }).count();
}

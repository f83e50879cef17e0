import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textOf, visit, withBrowser } from '../support/journey-browser.ts';

/** The three that the style guide shows: they start on a click, when near, and with the page. */
withBrowser();

const script = '**/assets/press-count*.js';
test('An island that the server has rendered is taken over unchanged, and answers', async () => {
  // React complains in the console where its HTML would be another.
  const page = await guide();
  const [atPress, near, withPage] = await islands(page);
  await running(withPage).waitFor();
  expect(await running(near).count(), 'what is far below waits').toBe(0);
  await near.scrollIntoViewIfNeeded();
  await running(near).waitFor();
  expect(await running(atPress).count(), 'what waits for a press').toBe(0);
  for (const island of [atPress, near, withPage]) {
    await press(island);
    await expect.poll(() => textOf(island)).toContain('Times pressed: 1');
  }
});

test('Presses that come before the script are answered when it has come', async () => {
  const scriptMayArrive = Promise.withResolvers<void>();
  const page = await guide(async (opened) => {
    await opened.route(script, async (route) => {
      await scriptMayArrive.promise;
      await route.continue();
    });
  });
  const [atPress] = await islands(page);
  await press(atPress);
  await press(atPress);
  expect(await textOf(atPress)).toContain('Times pressed: 0');
  scriptMayArrive.resolve();
  await expect.poll(() => textOf(atPress)).toContain('Times pressed: 2');
  await press(atPress);
  expect(await textOf(atPress)).toContain('Times pressed: 3');
});

test('Where the script does not arrive, the page keeps its content, and the next press tries again', async () => {
  let isBroken = true;
  const page = await guide((opened) =>
    opened.route(script, (route) => (isBroken ? route.abort('failed') : route.continue())),
  );
  const [atPress] = await islands(page);
  const failed = page.waitForEvent('requestfailed');
  await press(atPress);
  await failed;
  expect(await textOf(atPress)).toContain('Times pressed: 0');
  isBroken = false;
  await press(atPress);
  await expect.poll(() => textOf(atPress)).toContain('Times pressed: 1');
});

function guide(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  return visit('/styleguide', { prepare, expects: /Failed to load resource/ });
}

async function islands(page: Page): Promise<[Locator, Locator, Locator]> {
  const all = page.locator('#islands [data-island]');
  expect(await all.count()).toBe(3);
  return [all.nth(0), all.nth(1), all.nth(2)];
}

function running(island: Locator): Locator {
  return island.and(island.page().locator('[data-running]'));
}

function press(island: Locator): Promise<void> {
  return island.getByRole('button').click();
}

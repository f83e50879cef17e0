import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { closeDatabase, setDatabaseUrl } from '#platform/database.ts';
import { keepBuild } from '#site/builds/previous-builds.ts';
import { readAssetsOf } from '#site/document/assets.ts';
import { rowsOf } from '../support/database.ts';
import { visit, withBrowser } from '../support/journey-browser.ts';
import { openDialog, pageButton } from '../support/journey-form.ts';

withBrowser();
beforeAll(() => setDatabaseUrl(inject('site').environment.DATABASE_URL ?? ''));
afterAll(closeDatabase);

test('A visitor who opened a page before a deployment can still ask for a call after it', async () => {
  const { islands } = (await readAssetsOf(['en'], 'dist/client'))('en');
  const [present = ''] = islands['call-back-dialog'] ?? [];
  const former = 'call-back-dialog.island-Former00.js';
  const body = await readFile(`dist/client${present}`);
  const contentType = 'text/javascript; charset=utf-8';
  await keepBuild([{ address: `/assets/${former}`, contentType, content: { body } }]);

  const page = await visit('/cruise', {
    // Its script is not the one that the policy names.
    bypassCSP: true,
    prepare: (opened) =>
      opened.route('**/cruise', async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replaceAll(present, `/assets/${former}`),
        });
      }),
  });
  const fetched = page.waitForResponse(`**/${former}`);
  await openDialog(page, pageButton(page));
  expect((await fetched).headers()).toMatchObject({
    'content-type': contentType,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

test('A started site keeps every hashed file of its build for the builds to come', async () => {
  const kept = await rowsOf<{ address: string }>('select distinct address from published.client_build_files');
  const names = await readdir('dist/client/assets');
  expect(kept.map(({ address }) => address)).toEqual(
    expect.arrayContaining(names.map((name) => `/assets/${name}`)),
  );
});

import { expect, test } from 'vitest';
import { eventually, fakeContent, publish, row, shown, withPublisher } from './testing/publisher-fixture.ts';

withPublisher();

test('a page that somebody has just changed overtakes a running rebuild', async () => {
  const content = fakeContent(Array.from({ length: 12 }, (_, index) => row(index + 1)));
  const { ready, notice, rebuild } = publish(content.source);
  await ready;
  content.loads.length = 0;
  for (const page of content.rows) page.version = 2;
  content.beforeLoad = async (id) => {
    if (content.loads.length > 1) return;
    Object.assign(content.rows[11] ?? {}, { version: 3, heading: `Changed while ${id} was drawn` });
    notice({ table: 'pages', id: 12 });
  };
  rebuild();
  await eventually(() => expect(content.loads).toHaveLength(12));
  expect(content.loads.indexOf('12')).toBeLessThanOrEqual(2);
  expect(await shown('/page-12')).toContain('Changed while');
});

test('what somebody has just changed is served before the files of all addresses are made', async () => {
  const content = fakeContent([row(1), row(2)]);
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  let told = 0;
  const { ready, notice } = publish(content.source, {
    async onPublished() {
      if (isHeld) await held.promise;
      told += 1;
    },
  });
  await ready;
  const before = told;
  isHeld = true;
  content.rows[0] = { ...row(1, 'Changed'), version: 2 };
  notice({ table: 'pages', id: 1 });
  await eventually(async () => expect(await shown('/page-1')).toContain('Changed'));
  expect(told).toBe(before);
  held.resolve();
  await eventually(() => expect(told).toBeGreaterThan(before));
});

test('pages that visitors ask for come first', async () => {
  const content = fakeContent(Array.from({ length: 6 }, (_, index) => row(index + 1)));
  const { ready, notice } = publish(content.source);
  await ready;
  for (let asked = 0; asked < 3; asked += 1) await shown('/page-5');
  await shown('/page-3');
  content.loads.length = 0;
  for (const page of content.rows) page.version = 2;
  notice({ table: 'menus' });
  await eventually(() => expect(content.loads).toHaveLength(6));
  expect(content.loads.slice(0, 2)).toEqual(['5', '3']);
});

test('what somebody has just changed stays first when something else is found meanwhile', async () => {
  const content = fakeContent(Array.from({ length: 8 }, (_, index) => row(index + 1)));
  const { ready, notice } = publish(content.source);
  await ready;
  for (let asked = 0; asked < 3; asked += 1) await shown('/page-2');
  content.loads.length = 0;
  for (const page of content.rows) page.version = 2;
  notice({ table: 'pages', id: 7 });
  // Comes while the first look is still looking.
  await Promise.resolve();
  notice({ table: 'redirects', id: 1 });
  await eventually(() => expect(content.loads).toHaveLength(8));
  expect(content.loads.slice(0, 2)).toEqual(['7', '2']);
});

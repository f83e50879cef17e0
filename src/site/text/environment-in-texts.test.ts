import { expect, test, vi } from 'vitest';
import { readIsFeedOpen } from '#content/collections/site-settings/feed-open.ts';
import { overridingValue } from '#content/collections/site-settings/overrides.ts';
import { env } from '#platform/env.ts';
import { settings } from '../fixtures/site-fixture.ts';
import { environmentInTexts } from './environment-in-texts.ts';
import { tokensOf } from './fill-tokens.ts';

const read = vi.hoisted(() => new Set<string>());

vi.mock('#platform/env.ts', async (original) => {
  const real = await original<typeof import('#platform/env.ts')>();
  const noting: ProxyHandler<ReturnType<typeof real.env>> = {
    get: (values, name) => {
      read.add(String(name));
      return Reflect.get(values, name);
    },
  };
  return { ...real, env: () => new Proxy(real.env(), noting) };
});

async function readBy(act: () => unknown): Promise<string[]> {
  read.clear();
  await act();
  return [...read].sort();
}

test('lists every value of the environment that a token or an overridden setting reads', async () => {
  // With a key in the environment no table is asked.
  Object.assign(env(), { feedKey: 'a key of the feed' });
  const readByTexts = await readBy(async () => {
    for (const token of Object.values(tokensOf(settings, 'en'))) token();
    overridingValue('SUPPORT_EMAIL');
    await readIsFeedOpen();
  });
  expect(readByTexts).toEqual(['captcha', 'crm', 'feedKey', 'isLoopback', 'supportEmail']);
  expect(await readBy(() => environmentInTexts(env()))).toEqual(readByTexts);
});

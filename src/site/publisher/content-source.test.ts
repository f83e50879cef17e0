import { expect, test } from 'vitest';
import { env } from '#platform/env.ts';
import { brand } from '#ui/brand/brand.ts';
import { assets, captcha, site } from '../fixtures/site-fixture.ts';
import { contentSource } from './content-source.ts';
import { siteSources } from './site-sources.ts';

const locales = ['en', 'en-XA'] as const;
const options = {
  locales,
  sources: siteSources(locales),
  assetsOf: () => assets,
  siteUrl: 'https://example.com',
  captcha,
  brand: brand(),
  buildId: 'build-1',
};

test.each([
  ['the build', { buildId: 'build-2' }],
  ['the script', { assetsOf: () => ({ ...assets, entry: { code: 'start(2)' } }) }],
  ['the address of an island', { assetsOf: () => ({ ...assets, islands: { dialog: ['/assets/2.js'] } }) }],
  ['the address of the site', { siteUrl: 'https://example.org' }],
  ['the captcha', { captcha: { ...captcha, provider: 'recaptcha' as const } }],
  ['the brand’s mark', { brand: { ...brand(), mark: '<svg/>' } }],
  ['the languages', { locales: ['en'] as const }],
  ['its public key', { captcha: { ...captcha, v2: { siteKey: 'key', secret: 'secret' } } }],
])('%s is part of what is the same for all pages', (_what, changes) => {
  const { surroundings } = contentSource(options);
  expect(contentSource(options).surroundings).toBe(surroundings);
  expect(contentSource({ ...options, ...changes }).surroundings).not.toBe(surroundings);
});

test.each([
  ['the captcha that texts name', { captcha: { ...env().captcha, provider: 'recaptcha' as const } }],
  ['a CRM that gets enquiries', { crm: { CRM_HUBSPOT_TOKEN: 'pat-1' } }],
  ['a key of the feed', { feedKey: 'a key of the feed' }],
  ['the support address', { supportEmail: 'help@example.com' }],
])('%s is part of it, as the environment has it', (_what, changes) => {
  const { surroundings } = contentSource(options);
  const before = { ...env() };
  Object.assign(env(), changes);
  expect(contentSource(options).surroundings).not.toBe(surroundings);
  Object.assign(env(), before);
  expect(contentSource(options).surroundings).toBe(surroundings);
});

test('a secret is not', () => {
  const withSecret = (secret: string) =>
    contentSource({ ...options, captcha: { ...captcha, v2: { siteKey: 'key', secret } } }).surroundings;
  expect(withSecret('one')).toBe(withSecret('two'));
});

test('every list that a block asks for is known by its name', () => {
  const { named } = siteSources(locales);
  for (const name of ['settings:en', 'menus:en-XA', 'directory:en', 'page', 'post', 'posts-beside'])
    expect(named(name)?.name, name).toBe(name);
  expect(named('gone')).toBeUndefined();
  expect(site().settings.brand).not.toBe('');
});

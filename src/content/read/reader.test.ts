import { expect, test } from 'vitest';
import type { Menus, SiteSettings } from '../model.ts';
import { directoryOf } from './directory.ts';
import { globalSource } from './global-source.ts';
import type { ListSource } from './list-source.ts';
import { openReader, type ReaderSources } from './reader.ts';
import { versionOf } from './source.ts';

type Row = Parameters<typeof directoryOf>[0][number];
const row = (changes: Partial<Row>): Row => ({
  ...{ record: 'pages/1', path: '/cruise', key: 'cruise', kind: 'hub', audience: 'people', name: 'Cruise' },
  ...{ picture: '/cruise', isIndexed: true, changedOn: '2026-11-22', description: '' },
  languages: ['en'],
  ...changes,
});

function sourcesOf(settings: object, rows: Row[] = [row({})]): ReaderSources {
  const directory = directoryOf(rows);
  return {
    locale: 'en',
    settings: globalSource('settings', ['site_settings'], async () => settings as SiteSettings),
    menus: globalSource('menus', ['menus'], async () => ({ top: [], sidebar: [] }) as unknown as Menus),
    directory: {
      name: 'directory',
      tables: ['pages'],
      value: async () => directory,
      versions: async (asked) => new Map(asked.map((each) => [each, versionOf(directory.find(each))])),
    },
    cards: {
      name: 'cards',
      tables: [],
      value: async () => ({ all: [], withKey: () => undefined }),
      versions: async () => new Map(),
    },
  };
}

const settings = {
  brand: 'Parasol',
  contact: { helpline: '1800', mail: 'a@example.com' },
  premiums: { rows: [1] },
};

test('only the places that were looked at are noted, groups by their parts', async () => {
  const reader = await openReader(sourcesOf(settings));
  expect(`${reader.settings.brand} ${reader.settings.contact.helpline}`).toBe('Parasol 1800');
  expect(Object.keys(reader.note())).toEqual(['settings brand,contact.helpline']);
});

test.each([
  ['a place that was looked at', { ...settings, brand: 'Sunshade' }, false],
  ['another place', { ...settings, contact: { ...settings.contact, mail: 'b@example.com' } }, true],
])('when %s changes, the version tells', async (_what, changed, isSame) => {
  const reader = await openReader(sourcesOf(settings));
  void reader.settings.brand;
  const [[question = '', version] = []] = Object.entries(reader.note());
  const asked = question.replace(/^settings /, '');
  const present = await sourcesOf(changed).settings.versions([asked]);
  expect(present.get(asked) === version).toBe(isSame);
});

test('a page that was looked for is noted, also where there was none', async () => {
  const reader = await openReader(sourcesOf(settings));
  expect(reader.pageWithKey('cruise')?.path).toBe('/cruise');
  expect(reader.pageAt('/gone')).toBeUndefined();
  const note = reader.note();
  expect(Object.keys(note)).toEqual(['directory key:cruise', 'directory path:/gone']);
  const later = sourcesOf(settings, [row({}), row({ record: 'pages/2', path: '/gone', key: 'gone' })]);
  const present = await later.directory.versions(['key:cruise', 'path:/gone']);
  expect(present.get('key:cruise')).toBe(note['directory key:cruise']);
  expect(present.get('path:/gone')).not.toBe(note['directory path:/gone']);
});

test('a list is noted with the version that it had before it was read', async () => {
  const order: string[] = [];
  const list: ListSource<string[]> = {
    name: 'faqs',
    tables: ['faqs'],
    async versions(asked) {
      order.push('version');
      return new Map(asked.map((each) => [each, 'v1']));
    },
    async read() {
      order.push('read');
      return ['question'];
    },
  };
  const reader = await openReader(sourcesOf(settings));
  expect(await reader.ask(list, 'personal')).toEqual(['question']);
  expect(order).toEqual(['version', 'read']);
  expect(reader.note()).toEqual({ 'faqs personal': `v1 ${versionOf(['question'])}` });
});

test('the partners’ pages have no public address', () => {
  const { addresses, find } = directoryOf([
    row({}),
    row({ record: 'pages/2', path: '/ri{secret}', key: 'partner' }),
  ]);
  expect(addresses.map(({ path }) => path)).toEqual(['/cruise']);
  expect(find('key:partner')?.path).toBe('/ri{secret}');
});

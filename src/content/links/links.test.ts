import { describe, expect, test } from 'vitest';
import { linkTarget, richText, rows, shortText } from '../fields/builders.ts';
import { readSeedFiles } from '../seed/read-seed-files.ts';
import { faultOfLink, type KnownAddresses } from './check-link.ts';
import { faultOfHeadings, headingLevels } from './faults-of-headings.ts';
import { linksOf } from './links-of.ts';

const known: KnownAddresses = {
  hasPath: (path) => path === '/cruise' || path === '/',
  hasRecord: (record) => record === 'pages/1',
  hasSetting: (name) => name === 'mobileApp',
  hasCard: (key) => key === 'cyber',
  placesOn: async (path) => (path === '/cruise' ? new Set(['claims']) : undefined),
};

test.each([
  '/cruise',
  '/cruise/',
  '/cruise?from=mail#claims',
  '/',
  '{mobileApp}',
  '{card:cyber}',
  'https://example.com/cruise',
  'tel:1800',
])('%s leads somewhere', async (href) => {
  expect(await faultOfLink({ href }, known)).toBeUndefined();
});

test.each([
  ['/cruises', 'There is no page at /cruises.'],
  ['/cruise#price', '/cruise has no place called “#price”.'],
  ['{mobilApp}', 'The site settings have no link called “mobilApp”.'],
  ['{card:cybre}', 'No card has the key “cybre”, or its page is not published.'],
  ['cruise', '“cruise” is not an address.'],
  [undefined, '“” is not an address.'],
])('%s leads nowhere, and the fault is named', async (href, fault) => {
  expect(await faultOfLink({ href }, known)).toBe(fault);
});

test('A place on the page itself is looked for on the page of the link', async () => {
  expect(await faultOfLink({ href: '#price' }, known, '/cruise')).toBe(
    'This page has no place called “#price”.',
  );
  expect(await faultOfLink({ href: '#claims' }, known, '/cruise')).toBeUndefined();
});

test('A link to a record is good while that is published', async () => {
  expect(await faultOfLink({ record: 'pages/1' }, known)).toBeUndefined();
  expect(await faultOfLink({ record: 'pages/2' }, known)).toBe('It leads to a page that is not published.');
});

const link = (fields: object) => ({
  type: 'link',
  fields,
  children: [
    { type: 'text', text: 'this ' },
    { type: 'text', text: 'page', format: 1 },
  ],
});

test('Links are found in fields, in rows and in rich text, each with its field', () => {
  const prose = { slug: 'prose', fields: [richText('body')] };
  const links = {
    slug: 'links',
    fields: [rows('links', 'Link', [shortText('label'), linkTarget(true)])],
  };
  const body = {
    root: {
      children: [
        { type: 'paragraph', children: [link({ url: '/cruise' })] },
        {
          type: 'paragraph',
          children: [link({ linkType: 'internal', doc: { relationTo: 'pages', value: 7 } })],
        },
      ],
    },
  };
  const record = {
    blocks: [
      { blockType: 'prose', body },
      { blockType: 'links', links: [{ label: 'Cars', href: '/personal/car' }] },
    ],
  };
  expect(linksOf([{ name: 'blocks', type: 'blocks', blocks: [prose, links] }], record)).toEqual([
    { target: { href: '/cruise' }, words: 'this page', place: ['blocks', 0, 'body'] },
    { target: { record: 'pages/7' }, words: 'this page', place: ['blocks', 0, 'body'] },
    { target: { href: '/personal/car' }, words: '/personal/car', place: ['blocks', 1, 'links', 0, 'href'] },
  ]);
});

test('A heading that skips a level is named', () => {
  const heading = (tag: string) => ({ type: 'heading', tag, children: [] });
  expect(headingLevels({ children: [heading('h3'), { children: [heading('h4')] }] })).toEqual([3, 4]);
  expect(faultOfHeadings([3, 4, 2], 2)).toBeUndefined();
  expect(faultOfHeadings([4], 2)).toBe('A heading of level 4 follows one of level 2: use “Heading 3” there.');
  expect(faultOfHeadings([3], 1)).toBe('A heading of level 3 follows one of level 1: use “Heading 2” there.');
});

describe('the seed', () => {
  test('skips no level of headings', () => {
    const faults = readSeedFiles().collections.flatMap(({ seeds }) => seeds.flatMap(skippedIn));
    expect(faults).toEqual([]);
  });
});

/** Markdown that is under a heading of its own record or block. */
function skippedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const above = 'block' in value && 'heading' in value ? 2 : 1;
  return Object.values(value).flatMap((inner) => {
    if (typeof inner !== 'string') return skippedIn(inner);
    const levels = [...inner.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
    return faultOfHeadings(levels, above) ?? [];
  });
}

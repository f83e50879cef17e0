import type { Field, SanitizedConfig } from 'payload';
import { expect, test } from 'vitest';
import { fieldsOfCall, findWrongShape } from './field-shapes.ts';

const label: Field = { name: 'label', type: 'text' };
const fields: Field[] = [
  { name: 'name', type: 'text' },
  { name: 'tags', type: 'text', hasMany: true },
  { name: 'body', type: 'richText' },
  { name: 'picture', type: 'upload', relationTo: 'partners' },
  { name: 'answers', type: 'json' },
  { type: 'row', fields: [{ name: 'isShown', type: 'checkbox' }] },
  { name: 'company', type: 'group', fields: [label] },
  {
    name: 'links',
    type: 'array',
    fields: [label, { name: 'pages', type: 'relationship', relationTo: 'pages' }],
  },
  { name: 'blocks', type: 'blocks', blocks: [{ slug: 'hero', fields: [label] }] },
  {
    type: 'tabs',
    tabs: [
      { name: 'seo', fields: [label] },
      { label: 'More', fields: [{ name: 'day', type: 'date' }] },
    ],
  },
];

test.each<[string | undefined, Record<string, unknown>]>([
  ['name', { name: {} }],
  ['name', { name: ['Cruise'] }],
  ['tags', { tags: ['a', {}] }],
  ['body', { body: ['a text'] }],
  ['picture', { picture: [null] }],
  ['isShown', { isShown: {} }],
  ['company', { company: null }],
  ['company', { company: 'Acme' }],
  ['company.label', { company: { label: [] } }],
  ['links', { links: 'email' }],
  ['links.0', { links: [null] }],
  ['links.1.label', { links: [{ label: 'Home' }, { label: {} }] }],
  ['blocks.0.label', { blocks: [{ blockType: 'hero', label: {} }] }],
  ['seo', { seo: [] }],
  ['seo.label', { seo: { label: {} } }],
  ['day', { day: {} }],
])('%s is found in %j', (path, data) => {
  expect(findWrongShape(fields, data)).toBe(path);
});

test.each<[string, Record<string, unknown>]>([
  ['nothing', {}],
  ['plain values', { name: null, isShown: 'true', day: '2026-11-26', tags: ['a'], answers: [{ any: [] }] }],
  ['rich text and pictures', { body: { root: {} }, picture: { id: 1 } }],
  ['rows, their number, or none', { links: [{ label: 'Home', pages: [1, { id: 2 }] }], blocks: 2 }],
  ['no rows', { links: null, blocks: [] }],
  ['a block of a kind that is gone', { blocks: [{ blockType: 'gone', label: {} }] }],
  ['what no field holds', { _status: 'draft', other: {} }],
])('%s can be saved', (_what, data) => {
  expect(findWrongShape(fields, data)).toBeUndefined();
});

test.each([
  [['pages'], ['title']],
  [['pages', '1', 'duplicate'], ['title']],
  [['globals', 'menus'], ['rows']],
  [['redirects-import'], []],
])('a call to %j saves the fields %j', (slug, names) => {
  const config = {
    collections: [{ slug: 'pages', fields: [{ name: 'title', type: 'text' }] }],
    globals: [{ slug: 'menus', fields: [{ name: 'rows', type: 'array', fields: [] }] }],
  } as unknown as SanitizedConfig;
  expect(fieldsOfCall(slug, config).map((field) => 'name' in field && field.name)).toEqual(names);
});

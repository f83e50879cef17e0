import fc from 'fast-check';
import type { Field } from 'payload';
import { describe, expect, test } from 'vitest';
import { pseudoText } from '#ui/language/pseudo.ts';
import { choices, dayField, linkTarget, rows, sentences } from './builders.ts';
import { textRule } from './rules.ts';
import { toPlainData } from './to-plain-data.ts';
import { toStored } from './to-stored.ts';
import { validateSeed } from './validate-seed.ts';

const title: Field = { name: 'title', type: 'text', required: true, maxLength: 10 };

/** Every kind of place that a value can be in. */
const fields: Field[] = [
  title,
  { name: 'lead', type: 'textarea' },
  { name: 'body', type: 'richText' },
  { name: 'tone', type: 'select', options: ['info', { value: 'caution', label: 'Caution' }] },
  { type: 'row', fields: [{ name: 'days', type: 'number', min: 1, max: 7 }] },
  { type: 'collapsible', label: 'More', fields: [{ name: 'isShown', type: 'checkbox' }] },
  {
    type: 'tabs',
    tabs: [
      { name: 'seo', fields: [{ name: 'words', type: 'text', required: true }] },
      { label: 'x', fields: [{ name: 'extra', type: 'text' }] },
    ],
  },
  { name: 'contact', type: 'group', fields: [{ name: 'email', type: 'email', required: true }] },
  sentences('items', 'Item', { minRows: 0, maxRows: 3 }),
  rows('lines', 'Line', [sentences('cells', 'Cell')], { minRows: 0 }),
  rows('steps', 'Step', [{ ...title }, { name: 'text', type: 'textarea' }], { minRows: 0 }),
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [
      { slug: 'note', fields: [{ name: 'body', type: 'richText', required: true }] },
      { slug: 'list', fields: [sentences('items', 'Item')] },
    ],
  },
  { name: 'parent', type: 'relationship', relationTo: 'pages' },
];
const needed = { title: 'T', seo: { words: 'w' }, contact: { email: 'a@b.example' } };
const prose = (markdown: string) => ({ root: { children: [{ type: 'text', text: markdown }] } });

const faultsOf = (seed: object) => validateSeed(fields, { ...needed, ...seed });
const reasonsOf = (seed: object) => faultsOf(seed).map(({ place, reason }) => `${place}: ${reason}`);

describe('a seed is validated', () => {
  test('and accepted if it matches its fields', () => {
    expect(faultsOf({})).toEqual([]);
    const full = { tone: 'caution', days: 7, isShown: false, extra: '', items: ['a'], lines: [['a', 'b']] };
    expect(faultsOf({ ...full, blocks: [{ block: 'list', items: ['a'] }], parent: 12 })).toEqual([]);
  });

  test.each([
    [{ titel: 'T' }, /^titel: is not known; there are title, lead/],
    [{ title: undefined }, 'title: is missing'],
    [{ title: null }, 'title: is missing'],
    [{ title: ' ' }, 'title: is empty'],
    [{ title: 5 }, 'title: is not a text'],
    [{ title: 'longer than ten' }, 'title: is longer than 10 characters (it has 15)'],
    [{ tone: 'loud' }, 'tone: is none of info, caution'],
    [{ days: 0 }, 'days: is less than 1'],
    [{ days: '1' }, 'days: is not a number'],
    [{ isShown: 'yes' }, 'isShown: is neither true nor false'],
    [{ contact: undefined }, 'contact.email: is missing'],
    [{ contact: 'a@b.example' }, 'contact: is not a record'],
    [{ seo: { words: 'w', more: 1 } }, 'seo.more: is not known; there are words'],
    [{ items: 'a' }, 'items: is not a list'],
    [{ items: ['a', 'b', 'c', 'd'] }, 'items: has more than 3 (4)'],
    [{ items: ['a', 5] }, 'items.1: is not a text'],
    [{ items: ['a', null] }, 'items.1: is missing'],
    [{ lines: [['a'], []] }, 'lines.1: has fewer than 1 (0)'],
    [{ lines: [['a', '']] }, 'lines.0.1: is empty'],
    [{ steps: ['a'] }, 'steps: contains something that is not a record'],
    [{ steps: [{ title: 'a', txt: '' }] }, 'steps.0.txt: is not known; there are title, text'],
    [{ blocks: [{ block: 'none' }] }, 'blocks.0: is the block "none", which is not known'],
    [{ blocks: [{ block: 'note', body: 'x', id: 'y' }] }, 'blocks.0.id: is not known; there are body'],
    [{ blocks: [{ block: 'list', items: ['a', ''] }] }, 'blocks.0.items.1: is empty'],
  ])('and the fault of %j is reported with its place', (seed, words) => {
    const reasons = reasonsOf(seed);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(words);
  });

  test('by rules that ask for the value alone, and by no other', () => {
    const even = textRule(true, (text) => text.length % 2 === 0, 'Use an even number of letters.');
    const byService = (_value: unknown, { req }: { req: { user: unknown } }) => Boolean(req.user) || 'No.';
    const ruled: Field[] = [
      { name: 'a', type: 'text', validate: even },
      { name: 'b', type: 'text', validate: byService },
    ];
    expect(validateSeed(ruled, { a: 'odd', b: 'x' })).toEqual([
      { place: 'a', reason: 'Use an even number of letters.' },
    ]);
  });

  test('a required field with a default may be absent', () => {
    const withDefault: Field[] = [{ name: 'status', type: 'number', required: true, defaultValue: 200 }];
    expect(validateSeed(withDefault, {})).toEqual([]);
  });

  test('a file without a record is refused', () => {
    expect(validateSeed([], [])).toEqual([{ place: '', reason: 'is not a record' }]);
  });
});

test('a seed is stored with rich text, rows and the names of blocks', () => {
  const blocks = [
    { block: 'note', body: '*x*' },
    { block: 'list', items: ['a', 'b'] },
  ];
  expect(toStored(fields, { ...needed, lines: [['a']], blocks, parent: 12 }, prose)).toEqual({
    ...needed,
    lines: [{ cells: [{ text: 'a' }] }],
    blocks: [
      { blockType: 'note', body: prose('*x*') },
      { blockType: 'list', items: [{ text: 'a' }, { text: 'b' }] },
    ],
    parent: 12,
  });
});

test('stored data is rendered without nulls, ids and unknown fields', () => {
  const stored = {
    id: 5,
    createdAt: 'today',
    title: 'T',
    lead: null,
    gone: 'a field of an older version',
    seo: { words: 'w' },
    contact: { email: null },
    items: [
      { id: 'r', text: 'a' },
      { id: 's', text: null },
    ],
    steps: [{ id: 't', title: 'b', text: null }],
    blocks: [
      { id: 'u', blockName: 'Mine', blockType: 'list', items: [{ id: 'v', text: 'c' }] },
      { blockType: 'list', items: null },
      { id: 'w', blockType: 'of an older version' },
    ],
  };
  expect(toPlainData(fields, stored, 'en')).toEqual({
    title: 'T',
    seo: { words: 'w' },
    contact: {},
    items: ['a'],
    steps: [{ title: 'b' }],
    blocks: [
      { id: 'u', blockType: 'list', items: ['c'] },
      { id: 'block-1', blockType: 'list' },
    ],
  });
});

test('in the pseudo-locale what people read is strange, and what programs read is not', () => {
  const bilingual: Field[] = [
    { name: 'key', type: 'text' },
    { name: 'title', type: 'text', localized: true },
    { name: 'body', type: 'richText', localized: true },
    {
      name: 'entries',
      type: 'array',
      localized: true,
      fields: [
        { name: 'label', type: 'text' },
        linkTarget(true),
        dayField('asOn', 'As on'),
        { name: 'tone', type: 'select', options: ['info', 'caution'] },
      ],
    },
  ];
  const link = { type: 'link', fields: { url: '/cruise' }, children: [{ type: 'text', text: 'Cruise' }] };
  const entry = { label: 'More', href: '/cruise', asOn: '2026-11-22', tone: 'info' };
  const stored = { key: 'cruise', title: 'Cruise', body: { root: { children: [link] } }, entries: [entry] };
  const strange = pseudoText('Cruise');
  expect(toPlainData(bilingual, stored, 'en')).toEqual(stored);
  expect(toPlainData(bilingual, stored, 'en-XA')).toEqual({
    key: 'cruise',
    title: strange,
    body: { root: { children: [{ ...link, children: [{ type: 'text', text: strange }] }] } },
    entries: [{ ...entry, label: pseudoText('More') }],
  });
});

const text = fc.string({ minLength: 1, maxLength: 10 }).filter((words) => words.trim() !== '');
const seeds = fc.record(
  {
    ...{ title: text, seo: fc.record({ words: text }) },
    contact: fc.constant(needed.contact),
    lead: fc.string(),
    tone: fc.constantFrom('info', 'caution'),
    days: fc.integer({ min: 1, max: 7 }),
    isShown: fc.boolean(),
    extra: fc.string(),
    items: fc.array(text, { maxLength: 3 }),
    lines: fc.array(fc.array(text, { minLength: 1, maxLength: 5 })),
    steps: fc.array(fc.record({ title: text, text: fc.string() }, { requiredKeys: ['title'] })),
    parent: fc.integer(),
  },
  { requiredKeys: ['title', 'seo', 'contact'] },
);

test('whatever seed is good comes back from its stored form as it was written', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(validateSeed(fields, seed)).toEqual([]);
      expect(toPlainData(fields, toStored(fields, seed, prose), 'en')).toEqual(seed);
    }),
  );
});

test('a day is one of the calendar and nothing else; one that need not be given may be empty', () => {
  const validate = (isRequired: boolean, value: unknown) =>
    dayField('day', 'Day', { isRequired }).validate?.(value as never, {} as never);
  for (const isRequired of [true, false]) {
    expect(validate(isRequired, '2028-02-29')).toBe(true);
    for (const wrong of ['2027-02-29', '2026-13-01', '30/04/2026', '2026-4-3', 'soon', 20260430])
      expect(validate(isRequired, wrong)).toMatch(/enter a date/);
  }
  for (const none of ['', undefined, null]) {
    expect(validate(true, none)).toMatch(/enter a date/);
    expect(validate(false, none)).toBe(true);
  }
});

test('keys read as words, and an acronym in capitals', () => {
  expect(choices(['full-time', 'faq', 'posp']).map(({ label }) => label)).toEqual([
    'Full time',
    'FAQ',
    'POSP',
  ]);
});

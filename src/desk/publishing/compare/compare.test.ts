import type { Field } from 'payload';
import { expect, test } from 'vitest';
import type { RecordOfContent } from '#content/read/draft-view.ts';
import { compareRecords } from './compare-records.ts';
import { compareWords } from './compare-words.ts';
import { relatedIn } from './related-records.ts';
import { wordsOfRecord } from './words-of-record.ts';

const told = (before: string, after: string) =>
  compareWords(before, after).map(
    ({ kind, text }) => `${{ same: '', out: '-', in: '+' }[kind]}${text.trim()}`,
  );

test('words that stayed, went and came are listed in their order', () => {
  expect(told('A claim runs in three steps.', 'A claim runs in four short steps.')).toEqual([
    'A claim runs in',
    '-three',
    '+four short',
    'steps.',
  ]);
  expect(told('', 'All of it is new.')).toEqual(['+All of it is new.']);
  expect(told('Gone.', '')).toEqual(['-Gone.']);
  expect(told('The same.', 'The same.')).toEqual(['The same.']);
});

test('put together again, both texts are whole', () => {
  const [before, after] = ['a b c d e f g a', 'b a d x e e g y a'];
  const runs = compareWords(before, after);
  const text = (left: 'out' | 'in') => runs.filter(({ kind }) => kind !== left).map((run) => run.text);
  expect([text('in').join(''), text('out').join('')]).toEqual([before, after]);
});

const fields: Field[] = [
  { name: 'heading', type: 'text' },
  { name: 'parent', type: 'relationship', relationTo: 'pages' },
  { name: 'picture', type: 'upload', relationTo: 'upload' },
  { name: 'href', type: 'text', label: 'Leads to' },
  { name: 'isIndexed', type: 'checkbox', label: 'Found by search engines' },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [
      {
        slug: 'steps',
        labels: { singular: 'Steps', plural: 'Steps' },
        fields: [
          { name: 'heading', type: 'text' },
          {
            name: 'steps',
            type: 'array',
            fields: [
              { name: 'title', type: 'text' },
              { name: 'text', type: 'text' },
            ],
          },
        ],
      },
    ],
  },
];
const steps = (id: string, heading: string, ...titles: string[]) => ({
  id,
  blockType: 'steps',
  heading,
  steps: titles.map((title) => ({ id: title, title, text: 'As ever.' })),
});
const names = {
  record: ({ collection, id }: RecordOfContent) => `${collection} no. ${id}`,
  card: (key: string) => (key === 'cyber' ? 'Cyber insurance' : undefined),
  filled: (text: string) => text,
};
const words = (data: object) => wordsOfRecord(fields, { ...data }, names);
const changes = (before: object, after: object) =>
  compareRecords(words(before), words(after)).map(({ title, what, lines }) => [
    what,
    title,
    ...lines.map(({ label }) => label),
  ]);

test('a change is located by its block and its row', () => {
  const one = { heading: 'Cruise', isIndexed: true, blocks: [steps('a', 'A claim', 'Call', 'Wait')] };
  const other = { heading: 'Cruise', isIndexed: false, blocks: [steps('a', 'A claim', 'Call', 'Send')] };
  expect(changes(one, one)).toEqual([]);
  expect(changes(one, other)).toEqual([
    ['changed', 'Around the blocks', 'Found by search engines'],
    ['changed', 'Steps: A claim', 'Steps 2, Title'],
  ]);
});

test('added, removed and moved blocks are reported as such', () => {
  const [a, b, c] = [steps('a', 'First'), steps('b', 'Second'), steps('c', 'Third')];
  expect(changes({ blocks: [a, b] }, { blocks: [b, a] }).map(([what, title]) => `${what} ${title}`)).toEqual([
    'moved Steps: Second',
    'moved Steps: First',
  ]);
  expect(changes({ blocks: [a, b] }, { blocks: [a, c] }).map(([what, title]) => `${what} ${title}`)).toEqual([
    'new Steps: Third',
    'gone Steps: Second',
  ]);
});

test('a linked record is shown by its name; a card that is gone, as it is written', () => {
  const data = { parent: 7, picture: 12, href: '{card:cyber}' };
  expect(relatedIn(fields, data)).toEqual([
    { collection: 'pages', id: 7 },
    { collection: 'upload', id: 12 },
  ]);
  expect(words(data)[0]?.lines.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Parent: pages no. 7',
    'Picture: upload no. 12',
    'Leads to: The card “Cyber insurance”',
  ]);
  expect(words({ href: '{card:gone}' })[0]?.lines[0]?.text).toBe('{card:gone}');
});

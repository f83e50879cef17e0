import { describe, expect, test } from 'vitest';
import { readSeedFiles } from '../seed/read-seed-files.ts';
import { checkCopy, partsOf, withoutSource } from './check-copy.ts';
import { textsOf } from './texts-of.ts';

const saidIn = (text: string) => checkCopy([{ where: '', texts: [text] }]).map(({ said }) => said);

test.each([
  ['Your claim is guaranteed.', 'guaranteed'],
  ['A 100% settlement.', '100%'],
  ['We are no. 1 in cover. ', 'no. 1'],
  ['An IRDAI-approved broker.', 'IRDAI-approved'],
  ['Group health is mandatory for every firm.', 'mandatory'],
])('%s is warned of', (text, said) => {
  expect(saidIn(text)).toEqual([said]);
});

test.each([
  'A bank guarantee ties up money.',
  'We give no cashback.',
  'Nobody can guarantee that.',
  'Third-party cover is mandatory, by the Motor Vehicles Act.',
  'Is it compulsory?',
  'Less compulsory excess of your own.',
])('%s is not', (text) => {
  expect(saidIn(text)).toEqual([]);
});

test('A fact in a block without a source is named with the block and the words around it', () => {
  const block = { blockType: 'prose', heading: 'Days', body: { root: { children: [paragraph] } } };
  const [fault] = checkCopy(partsOf({ heading: 'Claims', blocks: [block] }, { kinds: { prose: 'Text' } }));
  expect(fault).toMatchObject({ where: 'Text: Days', said: 'insurer answers within 15 days of that.' });
  expect(checkCopy(partsOf({ blocks: [{ ...block, source: 'Circular, 2024' }] }))).toEqual([]);
});

const paragraph = {
  type: 'paragraph',
  children: [
    { type: 'text', text: 'The insurer answers within ' },
    { type: 'link', children: [{ type: 'text', text: '15 days' }] },
    { type: 'text', text: ' of that.' },
  ],
};

test.each([
  ['The law requires it of the couple.', true],
  ['No law requires it.', true],
  ['You must tell them in time.', true],
  ['A donor is covered for 12 months.', true],
  ['We do not advise on law or tax.', false],
  ['Then come the covers that the law requires.', false],
  ['Then come the covers named in law.', false],
  ['Which covers there are, and what the law requires.', false],
])('Is a source asked for by “%s”? %s', (text, isAsked) => {
  expect(withoutSource({ where: '', texts: [text], source: '' }).length > 0).toBe(isAsked);
});

test('A post says its sources under a heading of that name', () => {
  const text = (words: string) => ({ type: 'paragraph', children: [{ type: 'text', text: words }] });
  const body = { root: { children: [text('In 15 days.'), text('Sources'), text('A circular of 2024')] } };
  expect(partsOf({ body }, { hasSource: true })[0]?.source).toBe('A circular of 2024');
});

test('A paragraph is one text, whatever is bold or a link in it', () => {
  expect(textsOf({ body: { root: { children: [paragraph] } }, href: '/claims' })).toEqual([
    'The insurer answers within 15 days of that.',
  ]);
});

describe.each(
  readSeedFiles().collections.map(({ collection, key, seeds }) => ({ slug: collection.slug, key, seeds })),
)('the seed of $slug', ({ slug, key, seeds }) => {
  test('follows the copy rules', () => {
    // The words of dated terms stay: visitors accepted them.
    const written = slug === 'terms' ? seeds.slice(-1) : seeds;
    const faults = written.flatMap((seed) =>
      checkCopy(partsOf(seed).map(({ where, texts }) => ({ where, texts }))).map((fault) => ({
        of: seed[key],
        ...fault,
      })),
    );
    expect(faults).toEqual([]);
  });

  test('says where each figure, day and duty comes from', () => {
    // A page has no source of its own: its blocks have one each. A post has it at its end, as another test checks.
    const hasSource = slug === 'faqs';
    const without = seeds.filter((seed) =>
      partsOf(seed, { hasSource }).some((part) => withoutSource(part).length > 0),
    );
    expect(without.map((seed) => seed[key])).toEqual([]);
  });
});

import type { Block } from 'payload';
import { expect, test } from 'vitest';
import { heading, richText, rows, sentences, shortText } from '../fields/builders.ts';
import { inLanguage, pairTexts } from './pair-texts.ts';
import { newPairs } from './remember-translations.hook.ts';

const prose: Block = { slug: 'prose', fields: [heading, richText('body')] };
const list: Block = { slug: 'list', fields: [heading, sentences('points', 'Point')] };
const fields = [
  { ...shortText('title'), localized: true },
  shortText('key'),
  { name: 'blocks', type: 'blocks' as const, localized: true, blocks: [prose, list] },
  rows('rows', 'Row', [{ ...shortText('label'), localized: true }, shortText('code')]),
];

const text = (words: string, format = 0) => ({
  type: 'text',
  version: 1,
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});
const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children });
const rich = (...children: object[]) => ({ root: { type: 'root', version: 1, children } });
const picture = { type: 'upload', relationTo: 'upload', value: 7 };

const english = {
  title: 'Cruise',
  key: 'cruise',
  blocks: [
    {
      id: 'a',
      blockType: 'prose',
      heading: 'What is covered',
      body: rich(paragraph(text('Read it '), text('first', 1)), picture),
    },
    { id: 'b', blockType: 'list', heading: 'What you need', points: [{ id: 'p', text: 'A passport.' }] },
  ],
  rows: [{ id: 'r', label: 'One of them', code: 'x' }],
};
const hindi = {
  title: 'क्रूज़',
  key: 'cruise',
  blocks: [
    {
      id: 'c',
      blockType: 'prose',
      heading: 'क्या शामिल है',
      body: rich(paragraph(text('इसे '), text('पहले', 1), text(' पढ़ें')), picture),
    },
    { id: 'd', blockType: 'list', heading: 'क्या चाहिए', points: [{ id: 'q', text: 'पासपोर्ट।' }] },
  ],
  rows: [{ id: 'r', label: 'एक', code: 'x' }],
};

type Pairs = ReturnType<typeof newPairs>;
const knowing = (pairs: Pairs) => ({
  has: (source: string, target: string) => pairs.some(([own, other]) => own === source && other === target),
});
const all = newPairs({ fields, english, translated: hindi });
const paired = (en: object, hi: object, pairs: Pairs = all) =>
  pairTexts({ fields, english: en, translated: hi, language: 'hi', known: knowing(pairs) });
const states = (en: object, hi: object) =>
  paired(en, hi).pairs.map(({ text: words, state }) => `${words}: ${state}`);

test('a text is a value or a paragraph that visitors read, with where it is', () => {
  expect(
    paired(english, hindi).pairs.map(({ text: words, target, field, block }) => [
      words,
      target,
      field,
      block,
    ]),
  ).toEqual([
    ['Cruise', 'क्रूज़', 'Title', undefined],
    ['What is covered', 'क्या शामिल है', 'Heading', 'prose'],
    ['Read it **first**', 'इसे **पहले** पढ़ें', 'Body', 'prose'],
    ['What you need', 'क्या चाहिए', 'Heading', 'list'],
    ['A passport.', 'पासपोर्ट।', 'Text', 'list'],
    ['One of them', 'एक', 'Label', undefined],
  ]);
});

test('a text whose English changed is older than it, and one that has no Hindi is missing', () => {
  const [first, second] = english.blocks;
  const changed = {
    ...english,
    title: 'Cruises',
    blocks: [first, { ...second, heading: 'What you have to bring' }],
  };
  const partly = {
    ...hindi,
    blocks: [hindi.blocks[0], { ...hindi.blocks[1], points: [{ text: 'A passport.' }] }],
  };
  expect(states(changed, partly)).toEqual([
    'Cruises: older',
    'What is covered: current',
    'Read it **first**: current',
    'What you have to bring: older',
    'A passport.: missing',
    'One of them: current',
  ]);
});

test('a block that is moved keeps its translation, and the desk says that its order differs', () => {
  const moved = { ...english, blocks: english.blocks.toReversed() };
  expect(new Set(paired(moved, hindi).pairs.map(({ state }) => state))).toEqual(new Set(['current']));
  expect(paired(moved, hindi).isInAnotherOrder).toBe(true);
  expect(paired(english, hindi).isInAnotherOrder).toBe(false);
  const made = inLanguage(
    { fields, english: moved, translated: hindi, language: 'hi', known: knowing(all) },
    new Map(),
  );
  expect(made.blocks).toMatchObject([{ heading: 'क्या चाहिए' }, { heading: 'क्या शामिल है' }]);
});

test('a record in Hindi is laid out as in English: pictures, bold parts and ids of shared rows stay', () => {
  const targets = new Map([['Read it **first**', '**पहले** पढ़ें']]);
  const to = { fields, english, translated: hindi, language: 'hi' as const, known: knowing(all) };
  expect(inLanguage(to, targets)).toEqual({
    ...hindi,
    blocks: [
      {
        blockType: 'prose',
        heading: 'क्या शामिल है',
        body: rich(paragraph(text('पहले', 1), text(' पढ़ें')), picture),
      },
      { blockType: 'list', heading: 'क्या चाहिए', points: [{ text: 'पासपोर्ट।' }] },
    ],
  });
});

test('an editor who corrects one sentence has not read the others against the English', () => {
  const corrected = { ...hindi, title: 'क्रूज़ बीमा' };
  expect(newPairs({ fields, english, translated: corrected, before: hindi })).toEqual([
    ['Cruise', 'क्रूज़ बीमा'],
  ]);
});

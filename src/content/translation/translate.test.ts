import { expect, test } from 'vitest';
import { linkTarget, richText, sentences, shortText } from '../fields/builders.ts';
import { fillGaps } from './fill-gaps.ts';
import { translate, unitsOf } from './translate.ts';
import { translationsOf } from './translations-of.ts';
import { withRowIds } from './with-row-ids.ts';

const fields = [
  { ...shortText('title'), localized: true },
  { ...richText('body'), localized: true },
  { ...sentences('points', 'Point'), localized: true },
  { ...linkTarget(false), localized: true },
  shortText('key'),
];
const seed = {
  title: 'Cruise',
  body: 'One.\n\nTwo with [a link](/travel).',
  points: ['Two'],
  href: '/travel',
  key: 'x',
};

test('a unit is a text that visitors read, or a paragraph of it; addresses and keys are none', () => {
  expect(unitsOf(fields, seed).map(({ source }) => source)).toEqual([
    'Cruise',
    'One.',
    'Two with [a link](/travel).',
    'Two',
  ]);
  expect(unitsOf(fields, seed)[0]).toEqual({ source: 'Cruise', maxLength: 90 });
});

test('a text that is in two fields has the room of the shorter one', () => {
  const two = [{ ...richText('body'), localized: true }, ...fields.slice(0, 1)];
  for (const order of [two, two.toReversed()])
    expect(unitsOf(order, { title: 'Cruise', body: 'Cruise' })).toEqual([
      { source: 'Cruise', maxLength: 90 },
    ]);
});

test('what the catalogue has is translated, paragraph by paragraph, and what it lacks is named', () => {
  const { translated, missing } = translate(
    fields,
    seed,
    new Map([
      ['Cruise', 'क्रूज़'],
      ['One.', 'एक।'],
    ]),
  );
  expect(translated).toEqual({ ...seed, title: 'क्रूज़', body: 'एक।\n\nTwo with [a link](/travel).' });
  expect(missing.map(({ source }) => source)).toEqual(['Two with [a link](/travel).', 'Two']);
});

test('a record is in a language only once that has all of its texts', () => {
  const texts: [string, string][] = unitsOf(fields, seed).map(({ source }) => [source, `हिन्दी ${source}`]);
  expect(translationsOf(fields, seed, new Map([['hi', new Map(texts)]]))).toMatchObject([
    { language: 'hi', translated: { title: 'हिन्दी Cruise', points: ['हिन्दी Two'], key: 'x' } },
  ]);
  expect(translationsOf(fields, seed, new Map([['hi', new Map(texts.slice(1))]]))).toEqual([]);
});

test('rows keep their ids in another language, unless each language has a list of its own', () => {
  const list = { name: 'list', type: 'array', fields: [{ ...shortText('label'), localized: true }] } as const;
  const own = { ...list, name: 'own', localized: true } as const;
  const saved = { list: [{ id: 'a', label: 'One' }], own: [{ id: 'b', label: 'One' }] };
  const data = { list: [{ label: 'एक' }], own: [{ label: 'एक' }] };
  expect(
    withRowIds(
      [
        { ...list, fields: [...list.fields] },
        { ...own, fields: [...own.fields] },
      ],
      data,
      saved,
    ),
  ).toEqual({
    list: [{ id: 'a', label: 'एक' }],
    own: [{ label: 'एक' }],
  });
});

test('a setting that a language lacks is filled, also in a row, and what staff have written stays', () => {
  const stored = {
    hint: 'हमारा',
    rows: [{ id: 'a', label: null, sum: '₹ 1' }],
    own: [{ label: 'तीन' }],
    other: { text: null },
  };
  const ours = {
    hint: 'और',
    rows: [{ id: 'a', label: 'एक', sum: '₹ 2' }],
    own: [{ label: 'एक', short: 'छोटा' }],
    other: { text: 'दो' },
  };
  expect(fillGaps(stored, ours)).toEqual({
    hint: 'हमारा',
    rows: [{ id: 'a', label: 'एक', sum: '₹ 1' }],
    own: [{ label: 'तीन' }],
    other: { text: 'दो' },
  });
});

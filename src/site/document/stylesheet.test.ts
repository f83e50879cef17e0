import { expect, test } from 'vitest';
import type { Block } from '#content/model.ts';
import { richText } from '../fixtures/site-fixture.ts';
import { sheetOf } from './stylesheet.ts';

const prose: Block = { id: 'a', blockType: 'prose', body: richText('x') };
const picture: Block = {
  id: 'b',
  blockType: 'in-and-out',
  heading: 'A home',
  inside: [{ phrase: 'Fire' }, { phrase: 'Flood' }],
  outside: [{ phrase: 'The land' }, { phrase: 'Seepage' }],
};

const example: Block = {
  id: 'd',
  blockType: 'worked-example',
  heading: 'A claim',
  story: 'A bill comes.',
  lines: [],
  outcome: 'It is paid.',
};

const deadlines: Block = { id: 'c', blockType: 'deadlines', heading: 'Your dates' };

test.each([
  ['about', [prose], 'content'],
  ['about', [deadlines], 'content-whole'],
  ['about', [prose, picture], 'content-explained'],
  ['about', [example], 'content-explained'],
  ['corporate-product', [prose, example], 'cover'],
  ['corporate-product', [prose, picture], 'cover-explained'],
  ['home', [prose], 'home'],
  ['home', [picture], 'home-explained'],
  ['corporate-product', [picture, deadlines], 'cover-whole'],
] as const)(
  'a page of kind %s carries the styles of its kind, and of pictures and seldom blocks only if it holds one',
  (kind, blocks, name) => {
    expect(sheetOf({ kind, blocks: [...blocks] })).toBe(name);
  },
);

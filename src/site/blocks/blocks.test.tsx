import { expect, test } from 'vitest';
import type { Block } from '#content/model.ts';
import { richText } from '../fixtures/site-fixture.ts';
import { blocks } from './blocks.ts';
import { placeBlocks } from './place-blocks.tsx';
import { views } from './views.ts';

const names = blocks.map(({ slug }) => slug).sort();

test('every folder of a block is in the list, and every block of the list lies in its folder', () => {
  const files = Object.keys(import.meta.glob('./*/*.block.ts')).sort();
  expect(files).toEqual(names.map((name) => `./${name}/${name}.block.ts`));
});

test('every block of the list has a view, and nothing else has', () => {
  expect(Object.keys(views).sort()).toEqual(names);
});

test('a block of records says whose they are, so that drafts of them are previewed where they would stand', () => {
  const ofRecords = blocks.filter(({ fields }) => JSON.stringify(fields).includes('BlockPreview'));
  const silent = ofRecords.filter(({ custom }) => !custom?.shows).map(({ slug }) => slug);
  // Documents have no drafts.
  expect(silent).toEqual(['published-documents']);
});

test('no two blocks share a place on the page, nor take one of the shell’s', () => {
  const prose = (heading: string, anchor?: string): Block => ({
    id: 'a',
    blockType: 'prose',
    heading,
    anchor,
    body: richText('x'),
  });
  const anchors = placeBlocks([prose('Price'), prose('Price'), prose('Main'), prose('Any', 'own')]).map(
    ({ anchor }) => anchor,
  );
  expect(anchors).toEqual(['price', 'price-2', 'main-3', 'own']);
});

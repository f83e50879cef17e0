import { expect, test } from 'vitest';
import { validateSeed } from '#content/fields/validate-seed.ts';
import type { BlockOf } from '#content/model.ts';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { inAndOut } from './in-and-out.block.ts';

const block: BlockOf<'in-and-out'> = {
  id: 'a',
  blockType: 'in-and-out',
  heading: 'The house is dry, the land is not',
  inside: [{ phrase: 'Fire' }, { phrase: 'Contents', sum: '₹ 10 lakh' }],
  outside: [{ phrase: 'The land' }, { phrase: 'Seepage' }],
};
const html = renderedBlocks(block);

test('What is covered stands under its heading, what is not under the other, sums beside their words', () => {
  const [, inside = '', outside = ''] = html.split(
    /Under the umbrella: covered|Out in the rain: not covered/,
  );
  expect(inside).toContain('Contents <strong>₹\u00a010\u00a0lakh</strong>');
  expect(inside).not.toContain('The land');
  expect(outside).toContain('The land');
});

test('Readers hear words and no drawing, and nothing is called made up that is not', () => {
  const section = html.slice(html.indexOf('block-in-and-out'));
  expect(section.slice(0, section.indexOf('</section>'))).not.toMatch(/role="img"|<svg(?![^>]*aria-hidden)/);
  expect(html).not.toContain('Amounts are made up');
  expect(renderedBlocks({ ...block, isMadeUp: true })).toContain('Amounts are made up');
});

test('A single phrase on a side, and a whole sentence, are refused', () => {
  const seed = {
    heading: 'A',
    inside: [{ phrase: 'Fire' }],
    outside: [{ phrase: 'x'.repeat(61) }, { phrase: 'b' }],
  };
  expect(validateSeed(inAndOut.fields, seed)).toEqual([
    { place: 'inside', reason: 'has fewer than 2 (1)' },
    { place: 'outside.0.phrase', reason: 'is longer than 60 characters (it has 61)' },
  ]);
});

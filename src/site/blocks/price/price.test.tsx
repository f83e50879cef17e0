import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';

test('Every factor is shown with its reason', () => {
  const html = renderedBlocks({
    id: 'a',
    blockType: 'price',
    heading: 'Price',
    factors: [{ name: 'Ages', why: 'Older is dearer' }],
  });
  expect(html).toContain('Ages');
  expect(html).toContain('Older is dearer');
});

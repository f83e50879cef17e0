import { expect, test } from 'vitest';
import { drawnBlocks } from '../../fixtures/drawn-blocks.ts';

test('Every factor is shown with its reason', () => {
  const html = drawnBlocks({
    id: 'a',
    blockType: 'price',
    heading: 'Price',
    factors: [{ name: 'Ages', why: 'Older is dearer' }],
  });
  expect(html).toContain('Ages');
  expect(html).toContain('Older is dearer');
});

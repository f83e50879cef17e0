import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';

test('Every document is shown', () => {
  const html = renderedBlocks({ id: 'a', blockType: 'documents', heading: 'Papers', items: ['The bill'] });
  expect(html).toContain('The bill');
});

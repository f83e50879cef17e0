import { expect, test } from 'vitest';
import { drawnBlocks } from '../../fixtures/drawn-blocks.ts';

test('Every document is shown', () => {
  const html = drawnBlocks({ id: 'a', blockType: 'documents', heading: 'Papers', items: ['The bill'] });
  expect(html).toContain('The bill');
});

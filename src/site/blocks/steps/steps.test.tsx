import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';

test('Every step is shown', () => {
  const html = renderedBlocks({
    id: 'a',
    blockType: 'steps',
    heading: 'A claim',
    steps: [{ title: 'Call', text: 'The same day' }],
  });
  expect(html).toContain('Call');
  expect(html).toContain('The same day');
});

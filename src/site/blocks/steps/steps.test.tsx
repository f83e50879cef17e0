import { expect, test } from 'vitest';
import { drawnBlocks } from '../../fixtures/drawn-blocks.ts';

test('Every step is shown', () => {
  const html = drawnBlocks({
    id: 'a',
    blockType: 'steps',
    heading: 'A claim',
    steps: [{ title: 'Call', text: 'The same day' }],
  });
  expect(html).toContain('Call');
  expect(html).toContain('The same day');
});

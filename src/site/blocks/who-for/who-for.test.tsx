import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';

test('Every reader is shown with a title and a text', () => {
  const html = renderedBlocks({
    id: 'a',
    blockType: 'who-for',
    heading: 'Who for',
    items: [{ title: 'Teams', text: 'Of any size' }],
  });
  expect(html).toContain('Teams');
  expect(html).toContain('Of any size');
});

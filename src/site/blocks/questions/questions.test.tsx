import { expect, test } from 'vitest';
import { drawnBlocks } from '../../fixtures/drawn-blocks.ts';
import { richText } from '../../fixtures/site-fixture.ts';

test('Every question is shown with its answer', () => {
  const html = drawnBlocks({
    id: 'a',
    blockType: 'questions',
    heading: 'Asked',
    items: [{ question: 'Why?', answer: richText('Because.') }],
  });
  expect(html).toContain('<summary>Why?</summary>');
  expect(html).toContain('Because.');
});

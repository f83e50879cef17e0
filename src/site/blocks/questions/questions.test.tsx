import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { richText } from '../../fixtures/site-fixture.ts';

test('Every question is shown with its answer', () => {
  const html = renderedBlocks({
    id: 'a',
    blockType: 'questions',
    heading: 'Asked',
    items: [{ question: 'Why?', answer: richText('Because.') }],
  });
  expect(html).toContain('<summary>Why?</summary>');
  expect(html).toContain('Because.');
});

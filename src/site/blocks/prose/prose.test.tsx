import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { richText, settings } from '../../fixtures/site-fixture.ts';

test('A text is drawn with its heading, its settings filled in', () => {
  const html = renderedBlocks({
    id: 'a',
    blockType: 'prose',
    heading: 'On cover',
    body: richText('We are {brand}.'),
  });
  expect(html).toContain('On cover');
  expect(html).toContain(`We are ${settings.brand}.`);
});

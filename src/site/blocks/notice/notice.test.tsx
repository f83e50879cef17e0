import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { richText } from '../../fixtures/site-fixture.ts';

test('A notice has its tone', () => {
  const html = renderedBlocks({
    id: 'a',
    blockType: 'notice',
    tone: 'caution',
    heading: 'Mind',
    body: richText('Read the wording.'),
  });
  expect(html).toContain('callout-caution');
  expect(html).toContain('Read the wording.');
});

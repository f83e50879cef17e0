import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { richText } from '../../fixtures/site-fixture.ts';

test('What the law says is dated', () => {
  const html = renderedBlocks({
    id: 'a',
    blockType: 'law',
    heading: 'The law',
    body: richText('Section 41.'),
    asOn: '2026-11-21',
  });
  expect(html).toContain('Section 41.');
  expect(html).toContain('As on 21 November 2026.');
});

import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';

test('Every risk is shown with its covers, linked where they have a page', () => {
  const html = renderedBlocks({
    id: 'a',
    blockType: 'matrix',
    heading: 'Risks',
    rows: [
      {
        risk: 'Fire',
        how: 'It burns',
        core: [{ label: 'Property', href: '/fire-and-burglary' }],
        optional: [{ label: 'Loss of profit' }],
      },
      { risk: 'Theft', how: 'It is gone', core: [{ label: 'Burglary' }] },
    ],
  });
  expect(html).toContain('It burns');
  expect(html).toContain('href="/fire-and-burglary"');
  expect(html).toContain('Loss of profit');
  expect(html).toContain('It is gone');
  // Closed, a risk names its covers.
  expect(html).toContain('<span>Property</span><span>Loss of profit</span></span></summary>');
});

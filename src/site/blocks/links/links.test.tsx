import { expect, test } from 'vitest';
import { drawnBlocks } from '../../fixtures/drawn-blocks.ts';

test('Every link is shown with what it leads to', () => {
  const html = drawnBlocks({
    id: 'a',
    blockType: 'links',
    heading: 'See',
    links: [{ label: 'Cyber', href: '/cyber-insurance', text: 'Data' }],
  });
  expect(html).toContain('href="/cyber-insurance"');
  expect(html).toContain('Data');
});

import { expect, test } from 'vitest';
import { drawnBlock, drawnBlocks, somePicture } from '../../fixtures/drawn-blocks.ts';

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

test('A link to a card that has a picture shows it', () => {
  const links = [
    { label: 'Cyber', href: '/cyber-insurance' },
    { label: 'Fire', href: '/fire-insurance' },
  ];
  const block = { id: 'a', blockType: 'links', heading: 'See', links } as const;
  const html = drawnBlock({ ...block, links }, { '/cyber-insurance': somePicture });
  expect(html).toMatch(/class="link-picture"\/><\/picture><div><a href="\/cyber-insurance"/);
  expect(html.match(/class="link-picture"/g)).toHaveLength(1);
});

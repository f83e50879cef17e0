import { expect, test } from 'vitest';
import { renderedBlock, renderedBlocks, samplePicture } from '../../fixtures/rendered-blocks.ts';

test('Every link is shown with what it leads to', () => {
  const html = renderedBlocks({
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
  const html = renderedBlock({ ...block, links }, { '/cyber-insurance': samplePicture });
  expect(html).toMatch(/class="link-picture"\/><\/picture><div><a href="\/cyber-insurance"/);
  expect(html.match(/class="link-picture"/g)).toHaveLength(1);
});

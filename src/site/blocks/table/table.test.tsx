import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';

test('Columns head the table, and cells follow', () => {
  const html = renderedBlocks({
    id: 'a',
    blockType: 'table',
    heading: 'Limits',
    columns: ['What', 'Limit'],
    rows: [['Room', '5,000']],
  });
  expect(html).toContain('<th scope="col">Limit</th>');
  expect(html).toContain('<td>5,000</td>');
});

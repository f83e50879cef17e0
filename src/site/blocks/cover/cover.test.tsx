import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';

test('What is covered and what is not is shown, with the note', () => {
  const html = renderedBlocks({
    id: 'a',
    blockType: 'cover',
    heading: 'Cover',
    covered: ['Fire'],
    notCovered: ['War'],
    note: 'Ask.',
  });
  expect(html).toContain('Fire');
  expect(html).toContain('War');
  expect(html).toContain('Ask.');
});

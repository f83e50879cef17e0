import { expect, test } from 'vitest';
import { drawnBlocks } from '../../fixtures/drawn-blocks.ts';

test('A review says who wrote it, and where', () => {
  const html = drawnBlocks({
    id: 'a',
    blockType: 'reviews',
    heading: 'What clients say',
    reviews: [
      {
        words: 'They called when they said.',
        name: 'A. Rao',
        about: 'HR manager',
        source: 'https://r.example/1',
      },
    ],
  });
  expect(html).toContain('They called when they said.');
  expect(html).toContain('A. Rao');
  expect(html).toContain('HR manager');
  expect(html).toContain('href="https://r.example/1"');
});

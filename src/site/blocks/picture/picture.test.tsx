import { expect, test } from 'vitest';
import type { StoredPicture } from '#content/model.ts';
import { renderedBlock } from '../../fixtures/rendered-blocks.ts';

const block = { id: 'a', blockType: 'picture', picture: 7, caption: 'Our door.' } as const;
const picture: StoredPicture = {
  ...{ kind: 'jpg', name: 'door-1', alt: 'A blue door', width: 800, height: 600, credit: 'Photo: A. Rao' },
};

test('A picture comes in each width and modern kind, and its room is kept', () => {
  const html = renderedBlock(block, picture);
  expect(html).toContain(
    'type="image/avif" srcSet="/media/door-1-320.avif 320w, /media/door-1-640.avif 640w, /media/door-1-800.avif 800w"',
  );
  expect(html).toContain('type="image/webp" srcSet="/media/door-1-320.webp 320w');
  expect(html).toContain(
    '<img src="/media/door-1-800.jpg" width="800" height="600" alt="A blue door" loading="lazy"',
  );
});

test('Below it stand its caption and whose it is', () => {
  expect(renderedBlock(block, picture)).toContain('Our door. <cite>Photo: A. Rao</cite></figcaption>');
  const bare = renderedBlock({ ...block, caption: undefined }, { ...picture, credit: undefined });
  expect(bare).not.toContain('figcaption');
});

test('Of a picture that was taken away nothing is left', () => {
  expect(renderedBlock(block, undefined)).not.toContain('block-picture');
});

import { expect, test } from 'vitest';
import { drawnBlocks } from '../../fixtures/drawn-blocks.ts';
import { page } from '../../fixtures/site-fixture.ts';
import { blocksOf } from '../needed-blocks.ts';

test('Posts stand in the order of their sort date, the oldest first', () => {
  const html = drawnBlocks({ id: 'a', blockType: 'post-list', heading: 'Posts', category: 'all' });
  expect(html).toContain('href="/blog/first"');
  expect(html).toContain('In short: second.');
  expect(html.indexOf('/blog/first')).toBeLessThan(html.indexOf('/blog/second'));
});

test('a page of the blog without a list gets that of all posts', () => {
  expect(blocksOf(page({ kind: 'blog' }))).toMatchObject([{ blockType: 'post-list', category: 'all' }]);
});

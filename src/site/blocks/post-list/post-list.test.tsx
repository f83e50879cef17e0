import { expect, test } from 'vitest';
import type { Reader } from '#content/read/reader.ts';
import { renderedBlock, samplePicture } from '../../fixtures/rendered-blocks.ts';
import { directoryWith, page, posts } from '../../fixtures/site-fixture.ts';
import { loadBlocks } from '../load-blocks.ts';
import { blocksOf } from '../needed-blocks.ts';

const list = { id: 'a', blockType: 'post-list', heading: 'Posts', category: 'all' } as const;

test('Posts stand in the order in which they come, each with its lead', () => {
  const html = renderedBlock(list, { posts, page: 1, pages: 1, pictures: {} });
  expect(html).toContain('In short: second.');
  expect(html.indexOf('href="/blog/first"')).toBeLessThan(html.indexOf('href="/blog/second"'));
  expect(html).not.toContain('class="parts"');
  expect(renderedBlock(list, { posts: [], page: 1, pages: 1, pictures: {} })).toContain(
    'Nothing has been published here yet.',
  );
});

test('A post that has a picture shows it; the title beside it says enough', () => {
  const [first, second] = posts;
  const shown = [{ ...first, pictureId: 7 }, second];
  const html = renderedBlock(list, { posts: shown, page: 1, pages: 1, pictures: { 7: samplePicture } });
  expect(html.match(/<img src="\/media[^>]*>/g)).toEqual([expect.stringContaining('alt=""')]);
});

test('A post without a picture shows its umbrella in the frame, also where no post has a picture', () => {
  const [first, second] = posts;
  const shown = [{ ...first, pictureId: 7 }, second];
  const mixed = renderedBlock(list, { posts: shown, page: 1, pages: 1, pictures: { 7: samplePicture } });
  const [, ofFirst = '', ofSecond = ''] = mixed.split('<ul class="dated-list">')[1]?.split('<li>') ?? [];
  expect(ofFirst).not.toContain('post-umbrella');
  expect(ofSecond).toContain('<div class="post-umbrella"><svg');
  // Its file was taken away since.
  const bare = renderedBlock(list, { posts: shown, page: 1, pages: 1, pictures: {} });
  expect(bare.match(/<div class="post-umbrella"><svg/g)).toHaveLength(2);
});

test('The list asks for its part, and tells how many there are', async () => {
  const asked: string[] = [];
  const ask = async (source: { name: string }, question: string) => {
    asked.push(`${source.name} ${question}`);
    return { posts, page: 2, pages: 3 };
  };
  const { parts } = await loadBlocks([list], { ask } as unknown as Reader, 2);
  expect(asked).toEqual(['posts-of-category all 2']);
  expect(parts).toBe(3);
});

test('A list that goes on leads to its other parts', () => {
  const html = renderedBlock(list, { posts, page: 2, pages: 3, pictures: {} }, { path: '/blog/page/2' });
  expect(html).toContain('<a href="/blog" rel="prev">');
  expect(html).toContain('<a href="/blog/page/3" rel="next">');
  expect(html).toContain('Part 2 of 3');
});

test('A list of the newest asks for as many, has no parts, and leads to the blog', async () => {
  const newest = { ...list, newest: 2 } as const;
  const asked: string[] = [];
  const ask = async (source: { name: string }, question: string) => {
    asked.push(`${source.name} ${question}`);
    return posts;
  };
  const { parts } = await loadBlocks([newest], { ask } as unknown as Reader, 1);
  expect(asked).toEqual(['newest-posts all 2']);
  expect(parts).toBe(1);
  const blog = directoryWith({ key: 'blog', path: '/what-we-write' });
  const html = renderedBlock(newest, { posts, page: 1, pages: 1, pictures: {} }, { pages: blog });
  expect(html).toContain('<a href="/what-we-write">All posts</a>');
  expect(renderedBlock(newest, { posts, page: 1, pages: 1, pictures: {} })).not.toContain('>All posts</a>');
});

test('a page of the blog without a list gets that of all posts', () => {
  expect(blocksOf(page({ kind: 'blog' }), 'en')).toMatchObject([{ blockType: 'post-list', category: 'all' }]);
});

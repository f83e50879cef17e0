import { expect, test } from 'vitest';
import { drawnBlock } from '../../fixtures/drawn-blocks.ts';
import { page } from '../../fixtures/site-fixture.ts';
import { blocksOf } from '../needed-blocks.ts';

const block = { id: 'a', blockType: 'news-list', heading: 'News about us' } as const;
const news = { path: '/news-and-recognition/moved', title: 'We have moved', lead: 'To Pune.' };

test('News stand with their day and lead to their pages', () => {
  const html = drawnBlock(block, [{ ...news, sortDate: '2026-11-20' }]);
  for (const words of ['News about us', 'href="/news-and-recognition/moved"', '20 November 2026', 'To Pune.'])
    expect(html).toContain(words);
});

test('While there are none, there is no section', () => {
  expect(drawnBlock(block, [])).not.toContain('News about us');
});

test('A page of news without the list gets it', () => {
  expect(blocksOf(page({ kind: 'news' }), 'en')).toMatchObject([{ blockType: 'news-list' }]);
});

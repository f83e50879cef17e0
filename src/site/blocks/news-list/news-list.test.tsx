import { expect, test } from 'vitest';
import { renderedBlock, samplePicture } from '../../fixtures/rendered-blocks.ts';
import { page } from '../../fixtures/site-fixture.ts';
import { blocksOf } from '../needed-blocks.ts';

const block = { id: 'a', blockType: 'news-list', heading: 'News about us' } as const;
const news = {
  ...{
    path: '/news-and-recognition/moved',
    title: 'We have moved',
    lead: 'To Pune.',
    sortDate: '2026-11-20',
  },
};

test('News stand with their day and lead to their pages', () => {
  const html = renderedBlock(block, { news: [news], pictures: {} });
  for (const words of ['News about us', 'href="/news-and-recognition/moved"', '20 November 2026', 'To Pune.'])
    expect(html).toContain(words);
});

test('News with a picture show it; the others stand in line with it, under their umbrellas', () => {
  const other = { ...news, path: '/news-and-recognition/older', title: 'We began' };
  const html = renderedBlock(block, {
    news: [{ ...news, pictureId: 7 }, other],
    pictures: { 7: samplePicture },
  });
  const [, first = '', second = ''] = html.split('<ul class="dated-list">')[1]?.split('<li>') ?? [];
  expect(first).toMatch(/<img src="\/media\/door-1-640.jpg"[^>]* alt=""/);
  expect(second).toContain('<div class="post-umbrella"><svg');
});

test('While there are none, there is no section', () => {
  expect(renderedBlock(block, { news: [], pictures: {} })).not.toContain('News about us');
});

test('A page of news without the list gets it', () => {
  expect(blocksOf(page({ kind: 'news' }), 'en')).toMatchObject([{ blockType: 'news-list' }]);
});

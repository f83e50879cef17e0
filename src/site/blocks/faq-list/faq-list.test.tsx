import { expect, test } from 'vitest';
import type { Reader } from '#content/read/reader.ts';
import { renderedBlock } from '../../fixtures/rendered-blocks.ts';
import { faqs, page } from '../../fixtures/site-fixture.ts';
import { loadBlocks } from '../load-blocks.ts';
import { blocksOf } from '../needed-blocks.ts';

const list = { id: 'a', blockType: 'faq-list', heading: 'Questions', group: 'personal' } as const;

test('The list asks for the questions of its group', async () => {
  const asked: string[] = [];
  const ask = async (source: { name: string }, question: string) =>
    void asked.push(`${source.name} ${question}`);
  await loadBlocks([list], { ask } as unknown as Reader, 1);
  expect(asked).toEqual(['faqs-of-group personal']);
});

test('The list shows questions and answers, or says that there are none', () => {
  const html = renderedBlock(list, faqs);
  expect(html).toContain('What is a free look?');
  expect(html).toContain('Thirty days.');
  expect(renderedBlock(list, [])).toContain('No questions have been published here yet.');
});

test('Questions with a heading are under it, with a link to each heading; those without one come first', () => {
  const [first] = faqs;
  if (!first) throw new Error('The fixture has no question.');
  const html = renderedBlock(list, [
    { ...first, key: 'a', question: 'A?', topic: 'Health' },
    { ...first, key: 'b', question: 'B?' },
    { ...first, key: 'c', question: 'C?', topic: 'Tax and GST' },
    { ...first, key: 'd', question: 'D?', topic: 'Health' },
  ]);
  expect(html).toContain('<a href="#questions-tax-and-gst">Tax and GST</a>');
  const [shown = ''] = /<section[^>]* id="questions".*?<footer/s.exec(html) ?? [];
  const order = [...shown.matchAll(/<h3[^>]*>([^<]+)|<summary>([^<]+)/g)].map(
    (match) => match[1] ?? match[2],
  );
  expect(order).toEqual(['B?', 'Health', 'A?', 'D?', 'Tax and GST', 'C?']);
});

test('Questions without headings are one list', () => {
  expect(renderedBlock(list, faqs)).not.toMatch(/class="topic/);
});

test.each([
  ['people', 'personal'],
  ['companies', 'corporate'],
  ['agents', 'posp'],
] as const)('a page of questions for %s without a list gets that of %s', (audience, group) => {
  expect(blocksOf(page({ kind: 'faq', audience }), 'en')).toMatchObject([{ blockType: 'faq-list', group }]);
});

test('a page of questions with a list of its own keeps it alone', () => {
  const own = { id: 'a', blockType: 'faq-list', heading: 'Mine', group: 'posp' } as const;
  expect(blocksOf(page({ kind: 'faq', blocks: [own] }), 'en')).toEqual([own]);
});

import { expect, test } from 'vitest';
import { drawnBlocks } from '../../fixtures/drawn-blocks.ts';
import { page } from '../../fixtures/site-fixture.ts';
import { blocksOf } from '../needed-blocks.ts';

test('The list holds the questions of its group, and no others', () => {
  const html = drawnBlocks({ id: 'a', blockType: 'faq-list', heading: 'Questions', group: 'personal' });
  expect(html).toContain('What is a free look?');
  expect(html).toContain('Thirty days.');
  expect(html).not.toContain('Who may be an agent?');
});

test.each([
  ['people', 'personal'],
  ['companies', 'corporate'],
  ['agents', 'posp'],
] as const)('a page of questions for %s without a list gets that of %s', (audience, group) => {
  expect(blocksOf(page({ kind: 'faq', audience }))).toMatchObject([{ blockType: 'faq-list', group }]);
});

test('a page of questions with a list of its own keeps it alone', () => {
  const own = { id: 'a', blockType: 'faq-list', heading: 'Mine', group: 'posp' } as const;
  expect(blocksOf(page({ kind: 'faq', blocks: [own] }))).toEqual([own]);
});

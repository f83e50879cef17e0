import { expect, test } from 'vitest';
import type { BlockOf, Review } from '#content/model.ts';
import { renderedBlock } from '../../fixtures/rendered-blocks.ts';

const block: BlockOf<'reviews'> = { id: 'a', blockType: 'reviews', heading: 'What clients say' };
const review: Review = {
  id: 1,
  words: 'They called when they said.',
  name: 'A. Rao',
  about: 'HR manager',
  saidOn: '2026-10-01',
  source: 'https://r.example/1',
};

test('A review says who wrote it, when, and where', () => {
  const html = renderedBlock(block, [review]);
  for (const words of ['They called when they said.', 'A. Rao', 'HR manager', '1 October 2026'])
    expect(html).toContain(words);
  expect(html).toContain('href="https://r.example/1"');
});

test('What was typed into a page before there was the collection is drawn still, after the collection’s', () => {
  const typed = { words: 'Patient, and plain.', name: 'K. Shah', about: 'Insured since 2019' };
  const html = renderedBlock({ ...block, reviews: [typed] }, [review]);
  expect(html.indexOf('Patient, and plain.')).toBeGreaterThan(html.indexOf('They called'));
  expect(renderedBlock({ ...block, reviews: [typed] }, [])).toContain('Patient, and plain.');
});

test('Without a review there is no section', () => {
  expect(renderedBlock(block, [])).not.toContain('What clients say');
});

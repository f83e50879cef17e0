import { expect, test } from 'vitest';
import { baseOf, firstQuestion } from './first-question.ts';

test('questions begin below the page itself, wherever it stands', () => {
  expect(firstQuestion('/health-calculator', {})).toBe('/health-calculator/questions');
  expect(firstQuestion('/riabcdefgh', {})).toBe('/riabcdefgh/questions');
});

test('a page with a set chosen leads to the question of the set, below the tool’s own page', () => {
  expect(firstQuestion('/corporate-risk-janampatri/retail', { preset: 'retail' })).toBe(
    '/corporate-risk-janampatri/questions/type?type=retail',
  );
  expect(baseOf('/corporate-risk-janampatri/retail', { preset: 'retail' })).toBe(
    '/corporate-risk-janampatri',
  );
});

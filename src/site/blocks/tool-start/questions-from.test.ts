import { expect, test } from 'vitest';
import { directoryWith } from '../../fixtures/site-fixture.ts';
import { baseOf, questionsFrom } from './questions-from.ts';

const pages = directoryWith(
  { key: 'corporate-risk-janampatri', path: '/corporate-risk-janampatri', kind: 'tool' },
  { key: 'retail', path: '/corporate-risk-janampatri/retail', kind: 'tool' },
  { key: 'cruise', path: '/cruise', kind: 'other-product' },
);
const at = (here: string) => ({ ...pages, here });
const start = { questionnaire: 'corporate-risk' } as const;

test('questions begin below the page itself, wherever it is', () => {
  expect(questionsFrom(at('/corporate-risk-janampatri'), start)).toBe('/corporate-risk-janampatri/questions');
  expect(questionsFrom(at('/riabcdefgh'), start)).toBe('/riabcdefgh/questions');
});

test('on a page of another kind they begin below the tool’s own', () => {
  expect(questionsFrom(at('/cruise'), start)).toBe('/corporate-risk-janampatri/questions');
});

test('a page with a set chosen leads past the question of the set, below the tool’s own page', () => {
  const here = at('/corporate-risk-janampatri/retail');
  const retail = { ...start, preset: 'retail' } as const;
  expect(questionsFrom(here, retail)).toBe(
    '/corporate-risk-janampatri/questions/sector_industrial?type=retail',
  );
  expect(baseOf(here, retail)).toBe('/corporate-risk-janampatri');
});

import { expect, test } from 'vitest';
import { readAnswers } from './read-answers.ts';

const read = (form: string, ...questions: string[]) => readAnswers(new URLSearchParams(form), questions);

test('ticks are joined, what has no answer is empty, and what was not asked is left out', () => {
  expect(read('family=spouse&family=children&csrfToken=x', 'family', 'town')).toEqual({
    family: 'spouse,children',
    town: '',
  });
});

test('a tick at "I’d rather not say" speaks for the line beside it', () => {
  expect(read('sum=5000&sum.prefer-not=on', 'sum')).toEqual({ sum: 'prefer-not' });
  expect(read('sum=5000', 'sum')).toEqual({ sum: '5000' });
});

test('a file among the entries is no answer', () => {
  const form = new FormData();
  form.set('town', new Blob(['x']));
  expect(readAnswers(form, ['town'])).toEqual({ town: '' });
});

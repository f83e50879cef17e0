import { expect, test } from 'vitest';
import { readAnswers } from './read-answers.ts';

const read = (form: string, ...questions: string[]) => readAnswers(new URLSearchParams(form), questions);

test('ticks are joined, a question without an answer is empty, and one that was not asked is absent', () => {
  expect(read('family=spouse&family=children&csrfToken=x', 'family', 'town')).toEqual({
    family: 'spouse,children',
    town: '',
  });
});

test('a tick at "I’d rather not say" answers for the text field next to it', () => {
  expect(read('sum=5000&sum.prefer-not=on', 'sum')).toEqual({ sum: 'prefer-not' });
  expect(read('sum=5000', 'sum')).toEqual({ sum: '5000' });
});

test('a file among the entries is no answer', () => {
  const form = new FormData();
  form.set('town', new Blob(['x']));
  expect(readAnswers(form, ['town'])).toEqual({ town: '' });
});

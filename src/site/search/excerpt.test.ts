import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const marked = (text: string) => text.replaceAll('[', '\u0002').replaceAll(']', '\u0003');
const shown = (passage: string) =>
  excerptOf(marked(passage), 'en')
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');
const filler = `${'Nothing of what was asked is in this sentence, which is here to fill the page. '.repeat(4)}`;

test('An excerpt begins and ends with whole sentences, where most was found', () => {
  expect(shown(`${filler}The [room] is dear. Its [rent] has a limit. ${filler}`)).toMatch(
    /^The \[room\] is dear\. Its \[rent\] has a limit\..*page\.$/,
  );
});

test('A sentence is shown whole, however long it is', () => {
  const long = `The limit ${'of each and every one '.repeat(12)}is in the [schedule].`;
  expect(shown(`${filler}${long} ${filler}`)).toBe(long);
});

test('Items of a list and cells of a table are kept apart', () => {
  expect(shown('Theft\n[Fire]\nWhat is covered?\nAll of it.')).toBe(
    'Theft · [Fire] · What is covered? All of it.',
  );
});

test('A label at the end is left out, unless something was found in it or nothing else is there', () => {
  expect(shown('The [limit] is low.\nA dent in the car')).toBe('The [limit] is low.');
  expect(shown('It is low.\nThe [limit]')).toBe('It is low. The [limit]');
  expect(shown('Theft\nFire')).toBe('Theft · Fire');
});

test('Where nothing of the passage was found, since its heading was, it is shown from its beginning', () => {
  expect(shown('First. Second.')).toBe('First. Second.');
  expect(shown('')).toBe('');
});

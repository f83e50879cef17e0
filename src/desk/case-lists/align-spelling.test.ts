import { expect, test } from 'vitest';
import { alignSpelling, piecesOf } from './align-spelling.ts';

test.each([
  // Typed text, stored text with its forgiven letters in brackets, number of errors.
  ['lakshmi', 'Lakshmi', 0],
  ['laksmi', 'Laks[h]mi', 1],
  ['nagpoor', 'Nagp[u]r', 2],
  ['farhna', 'Farh[an]', 1],
  ['jose', 'José', 0],
  ['joze', 'Jo[s]é', 1],
  ['9353487259', '93534872[95]', 1],
  ['मीरा', 'मी[न]ा', 1],
  ['', '[A]', 1],
  ['a', '', 1],
])('“%s” may mean “%s”', (typed, marked, errors) => {
  const found = marked.replace(/[[\]]/g, '');
  const forgiven = alignSpelling(typed, found);
  const shown = piecesOf(found, forgiven.marks).map(({ text, isForgiven }) =>
    isForgiven ? `[${text}]` : text,
  );
  expect([shown.join(''), forgiven.errors]).toEqual([marked, errors]);
});

test('a surplus typed letter is marked by the one next to the gap', () => {
  const { errors, marks } = alignSpelling('gopaal', 'Gopal');
  expect(errors).toBe(1);
  expect(marks.filter(Boolean)).toHaveLength(1);
});

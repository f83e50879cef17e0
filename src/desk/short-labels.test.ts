import { expect, test } from 'vitest';
import { dayInShort, minutesInWords, shortName } from './short-labels.ts';

test.each([
  ['Lakshmi Rao', 'Lakshmi R.'],
  ['Mary Ann D’Souza', 'Mary D.'],
  ['K. R. Narayanan', 'K. R. Narayanan'],
  ['Asha', 'Asha'],
  ['लक्ष्मी शर्मा', 'लक्ष्मी श.'],
  ['मीरा कृष्णन', 'मीरा कृ.'],
  ['  ', 'Someone'],
])('%s is called %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});

test('days are called as one speaks of them, by India’s clock', () => {
  const now = new Date('2026-11-30T20:00:00Z'); // Tuesday half past one in India
  const said = (text: string) => dayInShort(new Date(text), now);
  expect(said('2026-12-01T05:00:00Z')).toBe('today');
  expect(said('2026-11-30T12:00:00Z')).toBe('yesterday');
  expect(said('2026-12-01T19:00:00Z')).toBe('tomorrow');
  expect(said('2026-11-28T12:00:00Z')).toBe('Saturday');
  expect(said('2026-11-12T12:00:00Z')).toBe('12 Nov');
});

test('minutes are said in hours as soon as there is one', () => {
  expect([0, 26, 60, 446].map(minutesInWords)).toEqual(['0 min', '26 min', '1 h', '7 h 26 min']);
});

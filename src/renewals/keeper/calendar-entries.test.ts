import { expect, test } from 'vitest';
import type { Renewal } from '../renewal.ts';
import { calendarEntries } from './calendar-entries.ts';
import { calendarWords } from './keeper-words.ts';

const facts = {
  words: calendarWords('en'),
  cover: 'Fire',
  checks: [],
  url: 'https://broker.example/renewal-reminder',
  today: '2026-11-29',
};

function uidsOf(renewal: Partial<Renewal>): string[] {
  const policy: Renewal = { cover: 'other', insurer: 'A', day: '2027-03-31', ...renewal };
  return calendarEntries(policy, facts).map(({ uid }) => uid);
}

test('two policies that end on one day have entries of their own, which no calendar takes for the same', () => {
  const uids = [{}, { insurer: 'B' }, { insurer: 'बीमा' }, { insurer: '' }].flatMap(uidsOf);
  expect(uids).toHaveLength(16);
  expect(new Set(uids).size).toBe(16);
});

test('the same policy gives the same entries, so that none is there twice', () => {
  expect(uidsOf({})).toEqual(uidsOf({}));
});

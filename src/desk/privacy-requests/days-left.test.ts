import { expect, test } from 'vitest';
import { daysLeftInWords } from './days-left.ts';

// Half past midnight in India.
const now = new Date('2026-11-26T19:00:00Z');

test.each([
  ['2026-12-26T19:00:00Z', '30 days left'],
  ['2026-11-28T18:29:00Z', '1 day left'],
  // The same day in India, which is another one in London.
  ['2026-11-27T18:29:00Z', 'Due today'],
  ['2026-11-26T18:31:00Z', 'Due today'],
  ['2026-11-26T18:29:00Z', '1 day overdue'],
  ['2026-11-20T10:00:00Z', '7 days overdue'],
])('an answer due at %s: %s', (dueAt, said) => {
  expect(daysLeftInWords(new Date(dueAt), now)).toBe(said);
});

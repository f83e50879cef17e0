import { expect, test } from 'vitest';
import { evaluateConnections } from './connections.ts';

const server = { max: 100, reserved: 3, instances: 0, others: 0 };
const levelsOf = (changes: Partial<typeof server>, budget = 20) =>
  evaluateConnections({ ...server, ...changes }, budget).map(({ level }) => level);

test('four instances with the usual budget fit on a server as it comes, and a fifth would not', () => {
  expect(levelsOf({})).toEqual([]);
  expect(levelsOf({ instances: 3 })).toEqual([]);
  expect(levelsOf({ instances: 4 })).toEqual(['consider']);
  expect(levelsOf({ instances: 5 })).toEqual(['stop']);
});

test('connections of others count, and a first instance that does not fit stops', () => {
  expect(levelsOf({ instances: 3, others: 17 })).toEqual([]);
  expect(levelsOf({ instances: 3, others: 18 })).toEqual(['consider']);
  expect(levelsOf({ max: 20 })).toEqual(['stop']);
  expect(levelsOf({ max: 20 }, 12)).toEqual([]);
});

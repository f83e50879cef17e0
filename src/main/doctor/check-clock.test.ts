import { expect, test } from 'vitest';
import { evaluateClock } from './check-clock.ts';

const levelsOf = (...given: Parameters<typeof evaluateClock>) =>
  evaluateClock(...given).map(({ level }) => level);

test('a synchronised clock that agrees with the database server is fine', () => {
  expect(levelsOf({ skewMs: 1500, isSynchronized: true })).toEqual([]);
  expect(levelsOf({ skewMs: -1500, isSynchronized: undefined })).toEqual([]);
});

test('a clock without NTP is worth a look, and one that is seconds away stops', () => {
  expect(levelsOf({ skewMs: 0, isSynchronized: false })).toEqual(['consider']);
  expect(levelsOf({ skewMs: -2500, isSynchronized: undefined })).toEqual(['stop']);
  expect(evaluateClock({ skewMs: 61_000, isSynchronized: true })[0]?.what).toContain('61.0 s');
});

import { expect, test } from 'vitest';
import { placeOf } from './error-place.ts';
import { describeError } from './log.ts';

test('an error is logged with the line of our code that threw it', () => {
  expect(describeError(new Error('It broke')).at).toMatch(/^src\/platform\/error-place\.test\.ts:6:\d+$/);
});

test('a message of several lines cannot pass for a place', () => {
  const error = new Error('It broke\n    at Rekha (/x/src/rekha.ts:1:1)');
  expect(placeOf(error)).toMatch(/^src\/platform\/error-place\.test\.ts:10:\d+$/);
});

test('an error without a stack has no place', () => {
  expect(placeOf(Object.assign(new Error('x'), { stack: undefined }))).toBeUndefined();
});

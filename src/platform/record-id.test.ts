import { expect, test } from 'vitest';
import { recordIdOf } from './record-id.ts';

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', 0],
  ['9007199254740993', 0],
  ['1e309', 0],
  ['1.5', 0],
  ['-1', 0],
  ['0', 0],
  ['', 0],
  ['abc', 0],
  [undefined, 0],
])('%j is the id %j', (text, id) => {
  expect(recordIdOf(text)).toBe(id);
});

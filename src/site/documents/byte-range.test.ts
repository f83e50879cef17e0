import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-4', { start: 0, end: 4 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-300', { start: 0, end: 9 }],
  ['bytes=8-300', { start: 8, end: 9 }],
])('of ten bytes, %s are these', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

test.each([undefined, '', 'bytes=-', 'bytes=4-2', 'bytes=0-1,4-5', 'lines=0-4', 'bytes=a-b'])(
  '%s is answered with the whole file',
  (header) => {
    expect(byteRange(header, 10)).toBeUndefined();
  },
);

test.each(['bytes=10-', 'bytes=11-20', 'bytes=-0'])('%s lies behind the end of ten bytes', (header) => {
  expect(byteRange(header, 10)).toBe('unsatisfiable');
});

import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
])('accept-encoding %s is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

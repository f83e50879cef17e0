import { expect, test } from 'vitest';
import { idInHash } from './id-in-hash.ts';

test.each([
  ['#what-is-covered', 'what-is-covered'],
  [new URL('https://example.com/hi/x#आप-क्या-पूछें').hash, 'आप-क्या-पूछें'],
  ['', ''],
  ['#100%', ''],
])('the fragment %s names the id "%s"', (hash, id) => {
  expect(idInHash(hash)).toBe(id);
});

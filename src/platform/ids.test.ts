import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashToken, newKey, newReference, referenceFrom, referencePattern } from './ids.ts';

test('a reference number has eight characters without look-alikes, every third a digit', () => {
  const drawn = Array.from({ length: 2000 }, newReference);
  for (const reference of drawn) {
    expect(reference).toMatch(referencePattern);
    expect(reference).not.toMatch(/[O0I1QZ]/);
  }
  expect(new Set(drawn).size).toBeGreaterThan(1990);
});

test('a digest gives one reference number, and others give others', () => {
  const digests = Array.from({ length: 2000 }, (_, index) =>
    createHash('sha256').update(`${index}`).digest(),
  );
  const references = digests.map(referenceFrom);
  for (const reference of references) expect(reference).toMatch(referencePattern);
  expect(new Set(references).size).toBeGreaterThan(1990);
  expect(digests.map(referenceFrom)).toEqual(references);
});

test('a key is as long as was asked, of characters for an address, and never given twice', () => {
  const drawn = Array.from({ length: 2000 }, (_, index) => newKey(index % 2 ? 16 : 32));
  for (const [index, key] of drawn.entries()) expect(key).toMatch(index % 2 ? /^[\w-]{22}$/ : /^[\w-]{43}$/);
  expect(new Set(drawn.map((key) => key.slice(0, 22))).size).toBe(2000);
  expect(newKey(6000)).toHaveLength(8000);
});

test('the hash of a key stays as it is, for what the database keeps', () => {
  expect(hashToken('a key')).toBe('j6Oqsvqpt54KA5jaW1q9B4AUJEKlvoC5pkYI1xjLH80');
});

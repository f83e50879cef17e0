import { expect, test } from 'vitest';
import { newReference, referencePattern } from './ids.ts';

test('a reference number has eight characters without look-alikes, every third a digit', () => {
  const drawn = Array.from({ length: 2000 }, newReference);
  for (const reference of drawn) {
    expect(reference).toMatch(referencePattern);
    expect(reference).not.toMatch(/[O0I1QZ]/);
  }
  expect(new Set(drawn).size).toBeGreaterThan(1990);
});

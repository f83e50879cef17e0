import { expect, test, vi } from 'vitest';
import { isFilledByHand, signedMoment } from './filling-time.ts';

vi.stubEnv('APP_SECRET', 'a'.repeat(32));

test('a form needs three seconds at least and two hours at most', () => {
  const drawn = 1_800_000_000_000;
  const moment = signedMoment(drawn);
  expect(isFilledByHand(moment, drawn + 2999)).toBe(false);
  expect(isFilledByHand(moment, drawn + 3000)).toBe(true);
  expect(isFilledByHand(moment, drawn + 7_200_000)).toBe(true);
  expect(isFilledByHand(moment, drawn + 7_200_001)).toBe(false);
});

test('a moment that we did not sign counts for nothing', () => {
  const [, signature] = signedMoment(1000).split('.');
  expect(isFilledByHand(`500.${signature}`, 10_000)).toBe(false);
  expect(isFilledByHand('', 10_000)).toBe(false);
  expect(isFilledByHand(undefined, 10_000)).toBe(false);
});

import { expect, test, vi } from 'vitest';
import { momentFilledByHand, signedMoment } from './filling-time.ts';

vi.stubEnv('APP_SECRET', 'a'.repeat(32));

test('a form needs three seconds at least and two hours at most', () => {
  const drawn = 1_800_000_000_000;
  const moment = signedMoment(drawn);
  expect(momentFilledByHand(moment, drawn + 2999)).toBeUndefined();
  expect(momentFilledByHand(moment, drawn + 3000)).toBeDefined();
  expect(momentFilledByHand(moment, drawn + 7_200_000)).toBeDefined();
  expect(momentFilledByHand(moment, drawn + 7_200_001)).toBeUndefined();
});

test('each page has a moment of its own, which can be spent until it would be too old', () => {
  const drawn = 1_800_000_000_000;
  const spent = [signedMoment(drawn), signedMoment(drawn)].map((moment) =>
    momentFilledByHand(moment, drawn + 5000),
  );
  expect(spent[0]?.id).not.toBe(spent[1]?.id);
  expect(spent[0]).toMatchObject({ expiresAt: new Date(drawn + 7_200_000), isOfPage: true });
});

test('a moment that we did not sign counts for nothing', () => {
  const [drawn, key, signature] = signedMoment(1000).split('.');
  expect(momentFilledByHand(`${drawn}.${key}.${signature}`, 10_000)).toBeDefined();
  expect(momentFilledByHand(`500.${key}.${signature}`, 10_000)).toBeUndefined();
  expect(momentFilledByHand(`${drawn}.${'A'.repeat(16)}.${signature}`, 10_000)).toBeUndefined();
  expect(momentFilledByHand('', 10_000)).toBeUndefined();
  expect(momentFilledByHand(undefined, 10_000)).toBeUndefined();
});

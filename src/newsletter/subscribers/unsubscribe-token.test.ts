import { expect, test, vi } from 'vitest';
import { personOf } from './person-of.ts';
import { subscriberOfToken, unsubscribeTokenOf } from './unsubscribe-token.ts';

vi.stubEnv('APP_SECRET', 'a'.repeat(32));

test('a key leads to its subscriber and to no other', () => {
  const key = unsubscribeTokenOf(12);
  expect(subscriberOfToken(key)).toBe(12);
  const [, signature] = key.split(/-(.*)/);
  for (const wrong of [`13-${signature}`, `012-${signature}`, `12-${'A'.repeat(43)}`, '12', '', `${key}x`])
    expect(subscriberOfToken(wrong), wrong).toBeUndefined();
});

test('an address is one person however it is spelt, and is not to be read off', () => {
  expect(personOf(' Asha@Mail.example')).toBe(personOf('asha@mail.example'));
  expect(personOf('asha@mail.example')).not.toBe(personOf('asha@mail.example.com'));
  expect(personOf('asha@mail.example')).not.toMatch(/asha|mail/i);
});

import { expect, test, vi } from 'vitest';
import { bodyHashes, isIdempotencyKey } from './idempotency-key.ts';

vi.stubEnv('APP_SECRET', 'a'.repeat(32));

test('the same form is recognised with a new token, a new captcha and its fields in another order', () => {
  const first = bodyHashes({ name: 'Asha', phone: '9820012345', g_recaptcha_response: 'a', csrfToken: 'b' });
  const second = bodyHashes({ phone: '9820012345', name: 'Asha', g_recaptcha_response: 'c', csrfToken: 'd' });
  expect(second).toEqual(first);
});

test('another answer, a missing one or a moved one makes another form', () => {
  const form = { name: 'Asha', phone: '9820012345', consent: true };
  const others = [
    { ...form, phone: '9820012346' },
    { name: 'Asha', consent: true },
    { name: '9820012345', phone: 'Asha', consent: true },
    { ...form, consent: false },
    { ...form, consent: 'true' },
  ];
  for (const other of others) expect(bodyHashes(other)).not.toEqual(bodyHashes(form));
});

test('another choice of a list makes another form', () => {
  const form = { name: 'Asha', covers: ['fire', 'burglary'] };
  expect(bodyHashes({ ...form })).toEqual(bodyHashes(form));
  for (const covers of [['fire'], ['burglary', 'fire'], []])
    expect(bodyHashes({ ...form, covers })).not.toEqual(bodyHashes(form));
});

test('a deeply nested field does no harm', () => {
  const deep = JSON.parse(`{"name":"Asha","deep":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
  expect(bodyHashes(deep)).toEqual(bodyHashes({ name: 'Asha' }));
});

test('a key is 1 to 200 visible characters', () => {
  for (const key of ['a', '0a7c8f9e-6c1b-4a55-9d5e-0d5f3f0f9a11', 'x'.repeat(200)])
    expect(isIdempotencyKey(key)).toBe(true);
  for (const key of ['', 'a b', 'x'.repeat(201), 'é', 'a\tb']) expect(isIdempotencyKey(key)).toBe(false);
});

import { expect, test } from 'vitest';
import { addressForApp, newSecret, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B: the secret of SHA-1 and the last six of its eight digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1111111111, '050471', 37037037],
  [1234567890, '005924', 41152263],
  [2000000000, '279037', 66666666],
])('at second %i the code is %s', (second, code, step) => {
  expect(stepOfCode(secret, code, second * 1000)).toBe(step);
  expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, second * 1000)).toBe(step);
});

test('a clock one step off is forgiven, two are not', () => {
  const at = (second: number) => stepOfCode(secret, '287082', second * 1000);
  expect([at(29), at(59), at(89), at(119)]).toEqual([1, 1, 1, undefined]);
});

test.each(['', '28708', '2870822', 'abcdef', '２８７０８２'])('%s is no code', (code) => {
  expect(stepOfCode(secret, code, 59_000)).toBeUndefined();
});

test('the address names the account and the brand to an app', () => {
  const made = newSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  const url = new URL(addressForApp(made, { email: 'asha@broker.example', brand: 'Chhatri desk' }));
  expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Chhatri desk:asha@broker.example',
  ]);
  expect(url.searchParams.get('secret')).toBe(made);
});

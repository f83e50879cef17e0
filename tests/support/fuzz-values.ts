import type { Random } from './fuzz-random.ts';

/** Values for an address or a field: some that are right somewhere, odd ones, and ones that have broken servers. */
const plain = [
  ...['', 'on', 'true', 'false', 'null', 'en', 'hi', 'general', 'posp', 'contact-us', 'personal-risk'],
  ...['industrial', 'service', 'retail', 'partner', 'check', 'email', 'quote', 'withdraw', 'published'],
  ...['9820012345', '+91 98200 12345', 'Asha Menon', 'asha@fuzz.example', 'Kochi, Kerala', 'KM4RT7BC'],
  ...['Corporate Insurance', 'Personal Insurance', 'POSP', 'Health', 'Hindi', 'English', '50000'],
  ...['2026-12-01', '2026-02-31', '11:30', '/cruise', '/contact-us', 'administrator', 'reader'],
];
const numbers = ['0', '1', '2', '7', '-1', '42', '1e309', 'NaN', '9007199254740993', '2147483648', '1.5'];
const hostile = [
  ...['__proto__', 'constructor', 'toString', '%00', '\u0000', '%E0%A4%A', '%ff%fe', '..%2f..%2fetc'],
  ...['../../../etc/passwd', "'; drop table users; --", '<script>alert(1)</script>', '{{7*7}}', '#{7*7}'],
  ...['\ud83d', '\u202eabc', '💥', 'ＡＢＣ', 'é'.repeat(300), 'a'.repeat(5000), ' '.repeat(500), '\r\nX: y'],
  ...['javascript:alert(1)', 'http://127.0.0.1:1/', 'file:///etc/passwd', '[object Object]', '%', '&=&=&'],
];

export function someValue(random: Random): string {
  const kind = random.below(random.isTame ? 7 : 10);
  if (kind < 5) return random.pick(plain);
  if (kind < 7) return random.pick(numbers);
  return kind < 9 ? random.pick(hostile) : random.text(random.below(60));
}

/** Any value that JSON can express, a few levels deep. */
export function sampleJson(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 6 : 9);
  if (kind < 4) return someValue(random);
  if (kind === 4) return random.pick([0, 1, -1, 1.5, 1e308, 2 ** 53]);
  if (kind === 5) return random.pick([true, false, null]);
  const size = random.below(4);
  if (kind === 6) return Array.from({ length: size }, () => sampleJson(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [someValue(random).slice(0, 200), sampleJson(random, depth + 1)]),
  );
}

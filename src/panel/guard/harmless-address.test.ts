import { expect, test } from 'vitest';
import { isHarmlessAddress, repeatsName } from './harmless-address.ts';

test.each(['locale=%00', 'where[__proto__][equals]=1', 'a.constructor.b=1', 'a=1&b%00=2'])(
  '%s is refused',
  (search) => {
    expect(isHarmlessAddress(search)).toBe(false);
  },
);

test('a usual question of the staff’s screens is harmless', () => {
  expect(isHarmlessAddress('?limit=10&where[or][0][title][like]=cruise&sort=-updatedAt')).toBe(true);
});

test('a name that comes twice is found, but for a list', () => {
  expect(repeatsName('limit=50&limit=published')).toBe(true);
  expect(repeatsName('limit=50&where[id][in][]=1&where[id][in][]=2')).toBe(false);
});

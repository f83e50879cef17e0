import { expect, test } from 'vitest';
import { inEveryLanguage } from './messages.ts';
import { pseudoText } from './pseudo.ts';

test('A text becomes accented and two fifths longer', () => {
  const text = pseudoText('Request the call');
  expect(text).toMatch(/^Ŕéqûéšţ ţĥé çáļļ~+$/);
  expect([...text]).toHaveLength(Math.ceil(16 * 1.4));
});

test('What programs read, and what holds no letter, stays', () => {
  expect(pseudoText('Hi {name}')).toContain('{name}');
  expect(pseudoText('10:30')).toBe('10:30');
});

test('A text is made strange once', () => {
  expect(pseudoText(pseudoText('Area'))).toBe(pseudoText('Area'));
});

test('A sentence around a strange text is strange, too', () => {
  expect(pseudoText(`valid till ${pseudoText('Monday')}`)).toBe('váļîð ţîļļ Môñðáý~~~');
});

test('Messages of the pseudo-locale have the shape of the English ones', () => {
  const messages = inEveryLanguage({
    en: { title: 'Name', list: ['one'], count: (n: number) => `${n} found` },
  });
  const texts = messages('en-XA');
  expect(texts.title).toMatch(/^Ñámé/);
  expect(texts.list[0]).toMatch(/^ôñé/);
  expect(texts.count(3)).toMatch(/^3 fôûñð/);
  expect(messages('en').title).toBe('Name');
});

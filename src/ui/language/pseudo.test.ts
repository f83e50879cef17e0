import { expect, test } from 'vitest';
import { kundliMessages } from '../kundli/messages/messages.ts';
import { pseudoText } from './pseudo.ts';

test('A text becomes accented and two fifths longer', () => {
  const text = pseudoText('Request the call');
  expect(text).toMatch(/^Ŕéqûéšţ ţĥé çáļļ~+$/);
  expect([...text]).toHaveLength(Math.ceil(16 * 1.4));
});

test('Placeholders, and texts without a letter, are left unchanged', () => {
  expect(pseudoText('Hi {name}')).toContain('{name}');
  expect(pseudoText('10:30')).toBe('10:30');
});

test('A text is made strange once', () => {
  expect(pseudoText(pseudoText('Area'))).toBe(pseudoText('Area'));
});

test('A sentence around an accented text is accented as well', () => {
  expect(pseudoText(`valid till ${pseudoText('Monday')}`)).toBe('váļîð ţîļļ Môñðáý~~~');
});

test('Messages of the pseudo-locale have the shape of the English ones', () => {
  const texts = kundliMessages('en-XA');
  expect(texts.states.open).toMatch(/^ôpéñ/);
  expect(texts.line(3, 'Home', 'open')).toMatch(/^3. Ĥômé: ôpéñ/);
  expect(Object.keys(texts)).toEqual(Object.keys(kundliMessages('en')));
  expect(kundliMessages('en').states.open).toBe('open');
});

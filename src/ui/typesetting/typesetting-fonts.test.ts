import { expect, test } from 'vitest';
import { readFonts, typefaces, writable } from './typesetting-fonts.ts';

test('the fonts are there, a family for each script', async () => {
  expect(typefaces()).toEqual(['Anek Latin', 'Anek Devanagari']);
  const sizes = (await readFonts()).map(({ length }) => length);
  expect(Math.min(...sizes)).toBeGreaterThan(40_000);
  expect(Math.max(...sizes)).toBeLessThan(350_000);
});

test.each([
  ['Café  in\nThāṇe ₹ 5', 'Café in Thāṇe ₹ 5'],
  ['स्वास्थ्य बीमा, र्‍क', 'स्वास्थ्य बीमा, र्‍क'],
  ['Ağaç', 'Agaç'],
  ['🌂 Cover 1️⃣ 👨‍👩‍👧', 'Cover 1 \u200d\u200d'],
  ['a\u202eb\u200bc\u00add\u2060e\u0007f', 'abcdef'],
  ['  ', ''],
])('%j is written as %j', (text, written) => {
  expect(writable(text)).toBe(written);
});

test.each(['தமிழ்', 'Cover for Łódź', 'تأمين', '保険 insurance', '٣'])('%s is not written', (text) => {
  expect(writable(text)).toBeUndefined();
});

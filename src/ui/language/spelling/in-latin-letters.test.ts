import { expect, test } from 'vitest';
import { inLatinLetters } from './in-latin-letters.ts';

test.each([
  ['बीमा', 'beemaa'],
  ['स्वास्थ्य', 'svaasthya'],
  ['दुर्घटना', 'durghatnaa'],
  ['कृष्ण', 'krishna'],
  ['राजेश', 'raajesh'],
  ['सिद्धार्थ', 'siddhaarth'],
  ['मुंबई', 'mumbaee'],
  ['इंदौर', 'indaur'],
  ['सिंह', 'singh'],
  ['ज्ञान', 'gyaan'],
  ['गाड़ी', 'gaadee'],
  ['फ़ातिमा', 'faatimaa'],
  ['लखनऊ', 'lakhnaoo'],
  ['क्‍लेम', 'klem'],
  ['१२', '12'],
])('%s is read as %s', (written, read) => {
  expect(inLatinLetters(written)).toBe(read);
});

test('a dotted letter is read the same in both of its encodings', () => {
  expect(inLatinLetters('\u095b\u0930\u0942\u0930')).toBe(inLatinLetters('\u091c\u093c\u0930\u0942\u0930'));
});

test('what is not in Devanagari stays as it is', () => {
  expect(inLatinLetters('IVF और José, 2 बार')).toBe('IVF aur José, 2 baar'.normalize('NFD'));
  expect(inLatinLetters('José')).toBe('José');
});

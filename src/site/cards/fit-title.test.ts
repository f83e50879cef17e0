import { expect, test } from 'vitest';
import { fitTitle } from './fit-title.ts';
import { widthOf, writable } from './letters.ts';

const box = { width: 560, height: 400, largest: 104, lineHeight: 0.98 };

const titles = [
  'Careers',
  'Group medical cover',
  'Directors’ and officers’ liability insurance',
  'The first 30 days and the first 60 months of a health policy',
  'Insurance for infrastructure and real-estate developers',
  'Electroencephalographically unpronounceable reinsurance',
];

test.each(titles)('“%s” stands whole inside of its box, in at most four lines', (title) => {
  const { lines, size } = fitTitle(title, box);
  expect(lines.join(' ')).toBe(title);
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(lines.length * size * box.lineHeight).toBeLessThanOrEqual(box.height);
  for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(box.width);
});

test('a short title is as large as can be, a long one smaller', () => {
  expect(fitTitle('Careers', box).size).toBe(box.largest);
  expect(fitTitle(titles[3] ?? '', box).size).toBeLessThan(box.largest);
});

test('no last word stands alone where the line above has words to spare', () => {
  expect(fitTitle('Become an insurance agent (POSP)', box).lines).toEqual([
    'Become an',
    'insurance',
    'agent (POSP)',
  ]);
});

test('a title that is too long for any type ends after a word, with an ellipsis', () => {
  const title = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
  const { lines } = fitTitle(title, box);
  const shown = lines.join(' ');
  expect(shown).toMatch(/…$/);
  expect(title.startsWith(`${shown.slice(0, -1)} `)).toBe(true);
  expect(lines.length).toBeLessThanOrEqual(4);
});

test('one word that no line holds is made smaller, not cut', () => {
  const word = 'insurance'.repeat(10);
  const { lines, size } = fitTitle(word, box);
  expect(lines).toEqual([word]);
  expect(widthOf(word) * size).toBeLessThanOrEqual(box.width);
});

test('letters are measured with the distance between them', () => {
  expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'));
});

test('an accent that the typeface lacks is left out, another script is not written at all', () => {
  expect(writable('Café  in\nPoonā ₹ 5')).toBe('Café in Poona ₹ 5');
  expect(writable('छत्री')).toBeUndefined();
});
